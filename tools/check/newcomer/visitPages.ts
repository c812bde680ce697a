import { mapWithConcurrency } from "../../../services/kit/mapWithConcurrency.ts";

const concurrency = 8;
const rounds = 3;

/** Requests the Studio, every page of the sitemap and what the page loads, several times; returns the number of responses. */
export async function visitPages(origin: string): Promise<number> {
  const sitemap = await read(`${origin}/sitemap.xml`);
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  if (pages.length === 0) throw new Error(`The sitemap has no pages:\n${sitemap}`);
  const paths = [...pages, ...pages.map((path) => `/api/markdown${path}`), "/studio/", "/llms-full.txt"];
  let count = 0;
  for (let round = 0; round < rounds; round += 1) {
    await mapWithConcurrency(paths, concurrency, (path) => read(`${origin}${path}`));
    count += paths.length;
  }
  return count;
}

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} is ${response.status}:\n${text.slice(0, 500)}`);
  return text;
}
