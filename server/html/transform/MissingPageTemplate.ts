import { escapeHtml } from "./pageScripts.ts";

const slot = /(<code data-missing-path="">)(<\/code>)/;
const maxPathLength = 400;
const harmless = /^[\w\-./~]*$/;

/** The page for unknown paths, without the path. */
export class MissingPageTemplate {
  private readonly before: Buffer;
  private readonly after: Buffer;

  constructor(html: string) {
    const match = slot.exec(html);
    const cut = match ? match.index + (match[1]?.length ?? 0) : html.length;
    this.before = Buffer.from(html.slice(0, cut));
    this.after = Buffer.from(html.slice(cut));
  }

  /** The page with a path written into it, as text; a long one is cut. */
  fill(path: string): Buffer {
    return Buffer.concat([this.before, Buffer.from(toText(path)), this.after]);
  }
}

function toText(path: string): string {
  if (path.length <= maxPathLength && harmless.test(path)) return path;
  const short = path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path;
  return escapeHtml(short.replace(/\p{Cc}/gu, "\uFFFD"));
}
