const timeoutMs = 60_000;

/** Fetches fonts into the browser's cache and remembers that they are cached; throws when one fails. */
export async function keepFonts(urls: string): Promise<void> {
  await Promise.all(urls.split(" ").map(fetchFont));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) delete document.documentElement.dataset.faces;
  });
  localStorage.setItem("faces", urls);
}

async function fetchFont(url: string): Promise<void> {
  const response = await fetch(url, { priority: "low", signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  await response.blob();
}
