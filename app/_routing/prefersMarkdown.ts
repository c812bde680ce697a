/** Whether a request would rather have Markdown than HTML; browsers never ask for it. */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept?.includes("text/markdown")) return false;
  return weightOf(accept, "text/markdown") >= weightOf(accept, "text/html");
}

function weightOf(accept: string, type: string): number {
  const part = accept.split(",").find((one) => one.split(";")[0]?.trim().toLowerCase() === type);
  if (part === undefined) return 0;
  const weight = Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);
  return Number.isNaN(weight) ? 0 : weight;
}
