import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { unscheduled } from "#cms/drafts/DraftStore.server.ts";
import type { Draft, DraftStore } from "#cms/drafts/DraftStore.server.ts";
import type { PersonRef } from "#cms/people/contract.ts";
import { toStamp, toStored } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import type { Release } from "#cms/releases/Releases.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { DoneSchedule } from "#cms/schedules/contract.ts";
import { getTitle } from "#cms/versions/LatestVersions.server.ts";

import type { ChangeSet } from "./ChangeSet.server.ts";
import type { WriteSet } from "./PublicationWriter.server.ts";

/** By whom a change set is published, and what ends with it. */
export type PublicationFacts = {
  /** Folder of the drafts; absent for documents that have none. */
  folder?: string | undefined;
  /** The person, for the history. */
  by: PersonRef | null;
  /** Who and what the audit log names; by default the person, and no entry without one. */
  audit?: { by: PersonRef; detail: string | null } | undefined;
  /** A release that ends. */
  release?: Pick<Release, "id" | "label"> | undefined;
  /** The schedule that is carried out. */
  done?: DoneSchedule | undefined;
  /** Whether unpublished documents leave no draft of what was published. */
  isDeletion?: boolean | undefined;
};

/** Other documents whose links follow a heading: published versions and drafts. */
type Followers = { published: readonly Draft[]; drafts: readonly { place: string; draft: Draft }[] };

type Parts = { drafts: DraftStore; repository: Repository; events: Pick<EventLog, "make"> };

/** Everything that the publication of a change set writes. */
export function toWriteSet(
  { drafts, removed }: ChangeSet,
  facts: PublicationFacts & { followers: Followers },
  parts: Parts,
): WriteSet {
  const { folder, followers, by, audit = by ? { by, detail: null } : undefined, release, done } = facts;
  const at = Date.now();
  const makeEvent = (kind: "published" | "unpublished", id: string, title: string) =>
    audit ? [parts.events.make(audit.by, kind, { id, title }, { ...audit, at })] : [];
  return {
    at,
    by,
    writes: [
      ...[...drafts, ...followers.published].map((draft) => ({
        id: draft.document.id,
        body: toDated(draft, parts.repository),
      })),
      ...removed.map(({ id }) => ({ id, body: { id, removed: true } })),
    ],
    saves: followers.drafts,
    drafts: folder === undefined ? [] : drafts.map((draft) => ({ place: folder, id: draft.document.id })),
    events: [
      ...[...drafts, ...followers.published].flatMap(({ document, title }) =>
        makeEvent("published", document.id, title),
      ),
      ...removed.flatMap((document) => makeEvent("unpublished", document.id, getTitle(document))),
      ...(audit && release
        ? [
            parts.events.make(audit.by, "release-published", undefined, {
              detail: release.label,
              pages: listPages(parts.drafts.list(release.id)),
              at,
            }),
          ]
        : []),
    ],
    release: release?.id,
    done,
    ...listEnds({ drafts, removed }, facts, parts.drafts),
  };
}

const listPages = (drafts: Draft[]) => drafts.map(({ title, document: { id, lang } }) => ({ id, title, lang }));

/** What ends with a publication: requests and schedules of its documents, and documents that are deleted. */
function listEnds(
  { drafts: published, removed }: ChangeSet,
  { folder, isDeletion = false }: PublicationFacts,
  drafts: DraftStore,
): Pick<WriteSet, "requests" | "schedules" | "deleted"> {
  // A request and a schedule belong to the unscheduled draft: they end with it.
  const isOver = (id: string) => folder === unscheduled || drafts.find(unscheduled, id) === undefined;
  const gone = removed.map(({ id }) => id);
  const deleted = isDeletion ? gone.filter((id) => drafts.findPlaces(id).length === 0) : [];
  const over = folder === undefined ? [] : published.map(({ document }) => document.id).filter(isOver);
  const ended = [...over, ...deleted];
  return {
    requests: ended,
    schedules: [
      ...ended.map((document) => ({ document, action: "publish" as const })),
      ...gone.map((document) => ({ document, action: "unpublish" as const })),
    ],
    deleted,
  };
}

function toDated({ document, dates }: Draft, repository: Repository): JsonObject {
  const before = repository.document(document.id);
  const first = before?.first_publication_date ?? dates?.first ?? toStamp(Date.now());
  const last =
    dates?.last ?? toStamp(Math.max(Date.now(), before ? Date.parse(toIso(before.last_publication_date)) + 1_000 : 0));
  return { ...toStored(document), first_publication_date: first, last_publication_date: last };
}

const toIso = (stamp: string) => stamp.replace("+0000", "Z");
