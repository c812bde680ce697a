import type { JsonObject } from "#cms/editor/store/json.ts";
import { isSameJson } from "#cms/editor/store/json.ts";
import { listMoved } from "#cms/editor/store/mergeOrder.ts";
import { splitContent } from "#cms/editor/store/splitContent.ts";
import type { DocumentContent } from "#cms/editor/store/splitContent.ts";

import type { ServerVersion } from "./toServerVersion.ts";

/**
 * What another editor's version changed in the structure: a slice they added, removed or moved, one that we both moved
 * (it stands where we put it), or one they removed that stays since we changed it.
 */
export type MergeNote = { kind: "added" | "removed" | "moved" | "both-moved" | "kept"; key: string; slice: JsonObject };

type Versions = { base: DocumentContent; ours: DocumentContent; theirs: DocumentContent };

/** The changes of their version that a merge brings into the form, slice by slice. */
export function listMergeNotes({ base, ours, theirs }: Versions, zoneNames: readonly string[]): MergeNote[] {
  const [a, b, c] = [base, ours, theirs].map((content) => splitContent(content, zoneNames));
  if (!a || !b || !c) throw new Error("A merge needs three versions");
  const note = (kind: MergeNote["kind"], key: string): MergeNote[] => {
    const slice = c.slices.get(key) ?? b.slices.get(key) ?? a.slices.get(key);
    return slice ? [{ kind, key, slice }] : [];
  };
  const added = [...c.slices.keys()].filter((key) => !a.slices.has(key) && !b.slices.has(key));
  const removed = [...a.slices.keys()].filter((key) => !c.slices.has(key) && b.slices.has(key));
  const isChanged = (key: string) => !isSameJson(a.slices.get(key), b.slices.get(key));
  const moved = zoneNames.flatMap((zone) => {
    const orders = [a, b, c].map(({ zones }) => zones.get(zone) ?? []);
    const [was = [], mine = [], other = []] = orders;
    if (isSameJson([...mine], [...other])) return [];
    const ownMoves = listMoved(was, mine);
    return listMoved(was, other)
      .filter((key) => b.slices.has(key))
      .flatMap((key) => note(ownMoves.includes(key) ? "both-moved" : "moved", key));
  });
  return [
    ...moved,
    ...added.flatMap((key) => note("added", key)),
    ...removed.flatMap((key) => note(isChanged(key) ? "kept" : "removed", key)),
  ];
}

/** What other editors changed under the form since somebody looked. */
export type MergeNews = {
  /** Who saved last; `undefined` when it is not known. */
  by: string | undefined;
  notes: readonly MergeNote[];
  /** Whether they discarded the draft. */
  isDiscarded: boolean;
  /** The form before. */
  before: DocumentContent;
};

type Merging = { base: DocumentContent; ours: DocumentContent; theirs: ServerVersion };
type Known = Pick<ServerVersion, "isDraft" | "publishedAt">;

/** The news with those of one more merge: changes of the structure, and a draft that is gone without a publication. */
export function addMergeNews(
  news: MergeNews | undefined,
  { base, ours, theirs }: Merging,
  { known, zoneNames }: { known: Known; zoneNames: readonly string[] },
): MergeNews | undefined {
  const notes = listMergeNotes({ base, ours, theirs: theirs.content }, zoneNames);
  const isGone = known.isDraft === true && theirs.isDraft === false;
  const isDiscarded = isGone && theirs.publishedAt === known.publishedAt;
  if (notes.length === 0 && !isDiscarded) return news;
  return {
    by: isDiscarded ? undefined : theirs.savedBy,
    notes: [...(news?.notes ?? []), ...notes],
    isDiscarded: isDiscarded || (news?.isDiscarded ?? false),
    before: news?.before ?? ours,
  };
}
