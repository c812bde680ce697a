import { sortByNearness } from "#cms/editor/fields/sortByNearness.ts";
import { searchDocuments } from "#cms/list/api.ts";
import type { PickerOption } from "#cms/shell/ui/Picker.tsx";

const limit = 50;
/** So many letters of the last segment must be equal to propose a page. */
const minEqual = 4;

type Target = PickerOption & { note: string };
type Search = { lang: string; near: string; signal: AbortSignal };

/** Pages of a language for a typed text; without one those first whose path begins like `near`. */
export async function findTargets(typed: string, { lang, near, signal }: Search): Promise<Target[]> {
  const text = typed.trim();
  const query = text ? { text } : { order: "path" as const };
  const { results } = await searchDocuments({ lang, limit, excerpts: true, ...query }, signal);
  const targets = (text ? sortByNearness(results, text) : results).flatMap(({ id, title, path, excerpt }) =>
    path && !path.includes("[") ? [{ id, label: title || id, note: path, lang, excerpt }] : [],
  );
  return text ? targets : sortByStart(targets, near);
}

/** The page whose path begins like a mistyped one; `undefined` when none shares enough of its last segment. */
export async function proposeTarget(search: Search): Promise<Target | undefined> {
  const [start, text = ""] = new RegExp(`^.*/([^/]{${minEqual}})`).exec(search.near) ?? [];
  if (start === undefined) return undefined;
  const found = await findTargets(text, search);
  return sortByStart(found, search.near).find(({ note }) => note.startsWith(start));
}

const sortByStart = (targets: readonly Target[], near: string) =>
  targets.toSorted((a, b) => countCommon(b.note, near) - countCommon(a.note, near));

function countCommon(a: string, b: string): number {
  const end = [...a].findIndex((letter, index) => letter !== b[index]);
  return end < 0 ? a.length : end;
}
