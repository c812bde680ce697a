import type { EditorSession } from "#cms/editor/EditorSession.ts";

import { compact, countWritten, listFieldTexts } from "./listFieldTexts.ts";
import type { FieldText } from "./listFieldTexts.ts";

/**
 * Scrolls to the field that shows something of the site's page. `described` is what the site's bar writes behind `#`:
 * texts `t` of an element and of those around it, innermost first, or a picture's file name `p`; and `n`, which of
 * several with one text. Returns whether there is one.
 */
export function revealShown(session: Pick<EditorSession, "store" | "reveal">, described: string): boolean {
  const query = new URLSearchParams(described);
  const { store } = session;
  const fields = store.zoneNames
    .flatMap((zone) => store.keys(zone))
    .flatMap((slice) => listFieldTexts(store.slice(slice)).map((field) => ({ slice, ...field })));
  const picture = query.get("p");
  const shown = query.getAll("t").map(compact).filter(Boolean);
  const find = (isShown: (field: FieldText, words: string) => boolean) =>
    shown
      .map((words) => fields.filter((field) => field.kind !== "picture" && isShown(field, words)))
      .filter((matches) => matches.length > 0);
  const matches = picture
    ? fields.filter(({ kind, text }) => kind === "picture" && text === picture)
    : // The outermost that is equal: a word in bold stands in a paragraph.
      (find(({ text, pattern }, words) => !pattern && text === words).at(-1) ??
      find((one, words) => countWritten(one) > 0 && one.pattern?.test(words) === true)
        .at(0)
        ?.toSorted((one, other) => countWritten(other) - countWritten(one)) ??
      find(({ text }, words) => words.length > 3 && text.includes(words))[0] ??
      []);
  const field = matches[Number(query.get("n")) % matches.length];
  if (field) session.reveal(field.slice, field.path);
  return field !== undefined;
}
