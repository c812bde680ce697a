import "server-only";

import { env } from "@/features/shared/env";

import { repositoryImages } from "./images";

const widths = new Set([16, 32, 64, 128, 256, 384, 640, 828, 1200, 2048, 3840]);
const largest = 12 * 1024 * 1024;

type Failure = { status: 400 | 404 | 502; code: string; message: string };
type Image = { body: ArrayBuffer; headers: Record<string, string> };

/** Fetches a picture of the image storage, at an allowed width; says what was wrong otherwise. */
export async function loadImage(name: string, query: URLSearchParams): Promise<Image | Failure> {
  if (!/^[\w][\w./@-]{0,200}$/.test(name) || name.includes("..")) {
    return {
      status: 400,
      code: "bad_name",
      message: "A picture's name has letters, digits, dots, hyphens and slashes.",
    };
  }
  const width = query.get("w") ?? query.get("width");
  if (width !== null && !widths.has(Number(width))) {
    return { status: 400, code: "bad_width", message: `The width must be one of ${[...widths].join(", ")}.` };
  }
  return fetchImage(addressOf(name, width));
}

function addressOf(name: string, width: string | null): string {
  const hosted = /^prismic\/(.+)$/.exec(name)?.[1];
  const own = repositoryImages && /^repository\/(.+)$/.exec(name)?.[1];
  const elsewhere = own ? `${repositoryImages}/${own}` : `${env.IMAGES_URL}/${name}`;
  const base = hosted ? `https://images.prismic.io/${hosted}` : elsewhere;
  return `${base}?auto=format${width ? `&w=${width}` : ""}`;
}

async function fetchImage(url: string): Promise<Image | Failure> {
  const failure: Failure = { status: 502, code: "storage_failed", message: "The image storage did not answer." };
  try {
    const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(8_000), cache: "no-store" });
    if (response.status === 404) return { status: 404, code: "not_found", message: "There is no such picture." };
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok || !type.startsWith("image/")) return failure;
    if (Number(response.headers.get("content-length") ?? 0) > largest) return failure;
    const body = await response.arrayBuffer();
    return body.byteLength > largest ? failure : { body, headers: headersFor(type) };
  } catch (error) {
    console.error("images: storage unreachable", error);
    return failure;
  }
}

const headersFor = (type: string) => ({
  "content-type": type,
  "cache-control": "public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800",
  // A drawing opened by itself must not run scripts on the site's origin.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "x-content-type-options": "nosniff",
});
