import "server-only";

import { env } from "@/features/shared/env";
import { readParts } from "@/features/shared/http";

import { cutPattern, hostedRepositories, imageWidths, repositoryImages } from "./images";

const largest = 12 * 1024 * 1024;

type Failure = { status: 400 | 404 | 502; code: string; message: string };
type Image = { body: Blob; headers: Record<string, string> };

/** Fetches a picture of the image storage, at an allowed width (`w`), cut as an editor did (`rect`); says what was wrong otherwise. */
export async function loadImage(name: string, query: URLSearchParams): Promise<Image | Failure> {
  if (!/^[\w][\w./@-]{0,200}$/.test(name) || name.includes("..")) {
    return {
      status: 400,
      code: "bad_name",
      message: "A picture's name has letters, digits, dots, hyphens and slashes.",
    };
  }
  const width = query.get("w") ?? query.get("width");
  if (width !== null && !imageWidths.includes(Number(width))) {
    return { status: 400, code: "bad_width", message: `The width must be one of ${imageWidths.join(", ")}.` };
  }
  const cut = query.get("rect");
  if (cut !== null && !cutPattern.test(cut)) {
    return { status: 400, code: "bad_cut", message: "A cut is four numbers: left, top, width, height." };
  }
  const hosted = /^prismic\/([^/]*)/.exec(name)?.[1];
  if (hosted !== undefined && !hostedRepositories.includes(hosted)) {
    return { status: 404, code: "not_found", message: "There is no such picture." };
  }
  return fetchImage(addressOf(name, `${cut ? `&rect=${cut}` : ""}${width ? `&w=${width}` : ""}`));
}

function addressOf(name: string, wishes: string): string {
  const hosted = /^prismic\/(.+)$/.exec(name)?.[1];
  const own = repositoryImages && /^repository\/(.+)$/.exec(name)?.[1];
  const elsewhere = own ? `${repositoryImages}/${own}` : `${env.IMAGES_URL}/${name}`;
  const base = hosted ? `https://images.prismic.io/${hosted}` : elsewhere;
  return `${base}?auto=format${wishes}`;
}

async function fetchImage(url: string): Promise<Image | Failure> {
  const failure: Failure = { status: 502, code: "storage_failed", message: "The image storage did not answer." };
  try {
    const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(8_000), cache: "no-store" });
    if (response.status === 404) return { status: 404, code: "not_found", message: "There is no such picture." };
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok || !type.startsWith("image/")) return failure;
    if (Number(response.headers.get("content-length") ?? 0) > largest) return failure;
    const parts: BlobPart[] = [];
    for await (const part of readParts(response.body, largest)) parts.push(part);
    return { body: new Blob(parts), headers: headersFor(type) };
  } catch (error) {
    console.error("images: storage unreachable", error);
    return failure;
  }
}

const headersFor = (type: string) => ({
  "content-type": type,
  "cache-control": "public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800",
  // A drawing opened by itself must not run scripts on the site's origin.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  "x-content-type-options": "nosniff",
});
