// What drawing programs keep for themselves: who drew, and in which folder. https://www.w3.org/TR/SVG2/metadata.html
const notes = [
  /<metadata\b[^>]*?(?:\/>|>[\s\S]*?<\/metadata\s*>)/g,
  /<!--[\s\S]*?-->/g,
  /\s(?:sodipodi:docname|inkscape:export-filename|sodipodi:docbase|sodipodi:absref)\s*=\s*(?:"[^"]*"|'[^']*')/g,
];

/** An SVG without metadata, comments and names of folders; a text in another encoding than UTF-8 is unchanged. */
export function stripDrawing(file: Buffer): Buffer {
  const text = file.toString("utf8");
  if (!/<svg\b/.test(text) || text.includes("\ufffd")) return file;
  const stripped = notes.reduce((all, note) => all.replace(note, ""), text);
  return stripped === text ? file : Buffer.from(stripped);
}
