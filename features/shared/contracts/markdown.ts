/** The app's endpoint that renders a page as Markdown; the page's path follows. */
export const markdownRoute = "/api/markdown";

/** The page whose Markdown twin a path names (`/about/index.md` → `/about/`); `undefined` for other paths. */
export const findTwinPage = (path: string): string | undefined => /^(.*\/)index\.md$/.exec(path)?.[1];

/** Whether an `Accept` header prefers Markdown to HTML; browsers never do. */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept?.includes("text/markdown")) return false;
  return findQuality(accept, "text/markdown") >= findQuality(accept, "text/html");
}

function findQuality(accept: string, type: string): number {
  const part = accept.split(",").find((one) => one.split(";")[0]?.trim().toLowerCase() === type);
  if (part === undefined) return 0;
  const weight = Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);
  return Number.isNaN(weight) ? 0 : weight;
}
