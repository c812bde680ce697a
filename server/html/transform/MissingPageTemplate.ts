import { escapeHtml } from "./pageScripts.ts";

const slots = /(<code data-missing-path="">)(<\/code>)|(<ul data-near-pages=""[^>]*>)(<\/ul>)/g;
const maxPathLength = 400;
const harmless = /^[\w\-./~]*$/;

/** The 404 page, with a slot for the path and one for links to similar pages. */
export class MissingPageTemplate {
  private readonly parts: { html: Buffer; next: "path" | "pages" | undefined }[] = [];

  constructor(html: string) {
    let start = 0;
    for (const match of html.matchAll(slots)) {
      const end = match.index + (match[1] ?? match[3] ?? "").length;
      this.parts.push({ html: Buffer.from(html.slice(start, end)), next: match[1] ? "path" : "pages" });
      start = end;
    }
    this.parts.push({ html: Buffer.from(html.slice(start)), next: undefined });
  }

  /** Renders the page for a path, escaped, with links to similar pages; a long path is truncated. */
  fill(path: string, nearPaths: readonly string[] = []): Buffer {
    const texts = { path: toText(path), pages: nearPaths.map(toLink).join("") };
    return Buffer.concat(this.parts.flatMap(({ html, next }) => (next ? [html, Buffer.from(texts[next])] : [html])));
  }
}

const toLink = (path: string) => `<li><a href="${escapeHtml(encodeURI(path))}">${escapeHtml(path)}</a></li>`;

function toText(path: string): string {
  if (path.length <= maxPathLength && harmless.test(path)) return path;
  const short = path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path;
  return escapeHtml(short.replace(/\p{Cc}/gu, "\uFFFD"));
}
