// An anchor, an e-mail address, a path: characters that nobody sees would make another one of it.
const name = /^[!-~]*[@/#:._-][!-~]*$/;

/** A text on one line; a name for machines without invisible characters. Words keep theirs, such as soft hyphens. */
export function cleanLine(typed: string): string {
  const line = typed.replaceAll(/\s*\n\s*/g, " ");
  const visible = line.replaceAll(/[\p{Cf}\p{Cc}]/gu, "");
  return name.test(visible.trim()) ? visible : line;
}
