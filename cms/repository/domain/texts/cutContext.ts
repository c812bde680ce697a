// A cut word at the edge is left out, unless there is no space near, as in Chinese.
const maxWord = 20;

/** The end of what stands before a match. */
export function cutStart(text: string, length: number): string {
  if (text.length <= length) return text;
  const part = text.slice(-length);
  const space = part.search(/\s/);
  return `…${space === -1 || space > maxWord ? part : part.slice(space + 1)}`;
}

/** The start of what stands after a match. */
export function cutEnd(text: string, length: number): string {
  if (text.length <= length) return text;
  const part = text.slice(0, length);
  const rest = part.length - part.search(/\s\S*$/);
  return `${rest > maxWord || rest > part.length ? part : part.slice(0, -rest)}…`;
}
