const marks: Partial<Record<string, string>> = { "list-item": "• ", "o-list-item": "1. ", preformatted: "</> " };

/** What a block of a text begins with, so that its kind is seen and another kind is a difference; a paragraph with nothing. */
export function markBlock(type: unknown): string {
  const kind = typeof type === "string" ? type : "";
  const level = /^heading(\d)$/.exec(kind)?.[1];
  return level ? `H${level} ` : (marks[kind] ?? "");
}
