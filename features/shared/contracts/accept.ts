/** Whether an `Accept` header prefers Markdown to HTML; browsers never do. */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept?.includes("text/markdown")) return false;
  return findQuality(accept, "text/markdown") >= findQuality(accept, "text/html");
}

/** Whether an `Accept` header prefers HTML to JSON: a browser that opens a page, no script or client of an API. */
export function prefersHtml(accept: string | null | undefined): boolean {
  if (!accept?.includes("text/html")) return false;
  return findQuality(accept, "text/html") > findQuality(accept, "application/json");
}

function findQuality(accept: string, type: string): number {
  const part = accept.split(",").find((one) => one.split(";")[0]?.trim().toLowerCase() === type);
  if (part === undefined) return 0;
  const weight = Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);
  return Number.isNaN(weight) ? 0 : weight;
}
