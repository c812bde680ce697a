/** How long an answer may be shared, in milliseconds; `undefined` when it may not. */
export function parseFreshness(cacheControl: unknown): { fresh: number; stale: number } | undefined {
  const text = String(cacheControl ?? "");
  if (/\b(private|no-store|no-cache)\b/.test(text)) return undefined;
  const seconds = /\bs-maxage=(\d+)/.exec(text)?.[1];
  if (seconds === undefined) return undefined;
  const stale = /\bstale-while-revalidate=(\d+)/.exec(text)?.[1] ?? "0";
  return { fresh: Number(seconds) * 1_000, stale: Number(stale) * 1_000 };
}
