import type { EditorSession } from "#cms/editor/EditorSession.ts";

import { compact, listFieldTexts } from "./listFieldTexts.ts";

/**
 * Scrolls to the field that shows something of the site's page. `described` is what the site's bar writes behind `#`:
 * texts `t` of an element and of those around it, innermost first, or a picture's file name `p`; and `n`, which of
 * several with one text. Returns whether there is one.
 */
export function revealShown(session: EditorSession, described: string): boolean {
  const query = new URLSearchParams(described);
  const { store } = session;
  const fields = store.zoneNames
    .flatMap((zone) => store.keys(zone))
    .flatMap((slice) => listFieldTexts(store.slice(slice)).map((field) => ({ slice, ...field })));
  const picture = query.get("p");
  const shown = query.getAll("t").map(compact).filter(Boolean);
  const find = (isShown: (text: string, pattern: RegExp | undefined, words: string) => boolean) =>
    shown
      .map((words) => fields.filter(({ kind, text, pattern }) => kind !== "picture" && isShown(text, pattern, words)))
      .findLast((matches) => matches.length > 0);
  const matches = picture
    ? fields.filter(({ kind, text }) => kind === "picture" && text === picture)
    : (find((text, pattern, words) => (pattern ? pattern.test(words) : text === words)) ??
      find((text, _, words) => words.length > 3 && text.includes(words)) ??
      []);
  const field = matches[Number(query.get("n")) % matches.length];
  if (field) session.reveal(field.slice, field.path);
  return field !== undefined;
}
