/** Where the app makes Markdown of a page, whose path follows. */
export const markdownRoute = "/api/markdown";

/**
 * The page that a request wants as Markdown: one named by its twin (`/about/index.md`), or one asked for with
 * `Accept: text/markdown`; `undefined` when HTML is wanted.
 */
export function wantedAsMarkdown(path: string, accept: string | undefined): string | undefined {
  const twin = /^(.*\/)index\.md$/.exec(path)?.[1];
  if (twin !== undefined) return twin;
  return path.endsWith("/") && prefersMarkdown(accept) ? path : undefined;
}

function prefersMarkdown(accept: string | undefined): boolean {
  // Browsers never ask for it: for them this is one search in a short text.
  if (!accept?.includes("text/markdown")) return false;
  return weightOf(accept, "text/markdown") >= weightOf(accept, "text/html");
}

function weightOf(accept: string, type: string): number {
  const part = accept.split(",").find((one) => one.split(";")[0]?.trim().toLowerCase() === type);
  const weight = part === undefined ? 0 : Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);
  return Number.isNaN(weight) ? 0 : weight;
}
