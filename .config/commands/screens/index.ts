/** A page that shows pictures side by side, by name. */
export function writeIndex(files: string[]): string {
  const figures = files
    .toSorted()
    .map(
      (file) =>
        `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${file}</figcaption></figure>`,
    )
    .join("\n");
  return `<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{display:flex;flex-wrap:wrap;gap:16px;font:14px sans-serif;background:#999}figure{margin:0;width:300px}img{width:100%;max-height:600px;object-fit:cover;object-position:top}</style>
${figures}
`;
}
