/** A page that may have been meant; without a title its path is shown alone. */
export type NearPage = { path: string; title: string };

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes text for HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

// The first one ends with the page's title; its attribute is what separates the path from that.
const slots = /<p [^>]*data-missing-path="([^"]*)"[^>]*>[^<]*(?=<\/p>)|<ul data-near-pages=""[^>]*>(?=<\/ul>)/g;
const harmless = /^[\w\-./~]*$/;

type Slot = { kind: "path"; separator: string } | { kind: "pages" };

/** The 404 page, with a slot for the path and one for links to similar pages. */
export class MissingPageTemplate {
  private readonly parts: { html: Buffer; next: Slot | undefined }[] = [];

  constructor(html: string) {
    let start = 0;
    for (const match of html.matchAll(slots)) {
      const end = match.index + match[0].length;
      const [, separator] = match;
      const next: Slot = separator === undefined ? { kind: "pages" } : { kind: "path", separator };
      this.parts.push({ html: Buffer.from(html.slice(start, end)), next });
      start = end;
    }
    this.parts.push({ html: Buffer.from(html.slice(start)), next: undefined });
  }

  /** Renders the page for a path, escaped, with links to similar pages. */
  fill(path: string, nearPages: readonly NearPage[] = []): Buffer {
    const fillSlot = (slot: Slot) =>
      slot.kind === "path" ? `${slot.separator}${toText(path)}` : nearPages.map(toLink).join("");
    return Buffer.concat(this.parts.flatMap(({ html, next }) => (next ? [html, Buffer.from(fillSlot(next))] : [html])));
  }
}

function toLink({ path, title }: NearPage): string {
  const code = `<code translate="no">${escapeHtml(path)}</code>`;
  return `<li><a href="${escapeHtml(encodeURI(path))}">${title ? `${escapeHtml(title)} ` : ""}${code}</a></li>`;
}

function toText(path: string): string {
  return harmless.test(path) ? path : escapeHtml(path.replace(/\p{Cc}/gu, "\uFFFD"));
}
