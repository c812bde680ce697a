import { escapeHtml } from "./pageScripts.ts";

/** A page that may have been meant; without a title its path is shown alone. */
export type NearPage = { path: string; title: string };

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
  fill(path: string, nearPages: readonly NearPage[] = []): Buffer {
    const texts = { path: toText(path), pages: nearPages.map(toLink).join("") };
    return Buffer.concat(this.parts.flatMap(({ html, next }) => (next ? [html, Buffer.from(texts[next])] : [html])));
  }
}

function toLink({ path, title }: NearPage): string {
  const code = `<code translate="no">${escapeHtml(path)}</code>`;
  return `<li><a href="${escapeHtml(encodeURI(path))}">${title ? `${escapeHtml(title)} ` : ""}${code}</a></li>`;
}

function toText(path: string): string {
  if (path.length <= maxPathLength && harmless.test(path)) return path;
  const short = path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path;
  return escapeHtml(short.replace(/\p{Cc}/gu, "\uFFFD"));
}
