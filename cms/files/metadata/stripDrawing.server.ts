// What drawing programs keep for themselves: in which folder somebody drew.
const folders =
  /\s(?:sodipodi:docname|inkscape:export-filename|sodipodi:docbase|sodipodi:absref)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/**
 * An SVG without metadata (https://www.w3.org/TR/SVG2/metadata.html), comments and names of folders; a text in another
 * encoding than UTF-8 is unchanged.
 */
export function stripDrawing(file: Buffer): Buffer {
  const text = file.toString("utf8");
  if (!/<svg\b/.test(text) || text.includes("\ufffd")) return file;
  const stripped = cut(cut(text.replace(folders, ""), "<metadata", "</metadata>"), "<!--", "-->");
  return stripped === text ? file : Buffer.from(stripped);
}

/** Without the parts between two texts, each the first behind the other. */
function cut(text: string, opening: string, closing: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, from)) {
    const end = text.indexOf(closing, at);
    if (end < 0) break;
    parts.push(text.slice(from, at));
    from = end + closing.length;
  }
  return parts.join("") + text.slice(from);
}
