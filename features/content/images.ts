import { env } from "@/features/shared/env";

/** Where a repository of the embedded kind at another address keeps its pictures; hosted ones have a host for them. */
export const repositoryImages = env.PRISMIC_API_URL.endsWith("/content/api/v2")
  ? env.PRISMIC_API_URL.replace(/\/content\/api\/v2$/, "/storage/web/images")
  : undefined;

/** Widths that pictures come in. */
export const imageWidths = [16, 32, 64, 128, 256, 384, 640, 828, 1200, 2048, 3840];

/** What Prismic writes of the part of a picture that an editor cut out: left, top, width, height. */
export const cutPattern = /^\d{1,5}(\.\d{1,4})?(,\d{1,5}(\.\d{1,4})?){3}$/;

/** Repositories of Prismic whose pictures are the site's own: their host has everybody's. */
export const hostedRepositories = [
  env.PRISMIC_REPOSITORY,
  ...(/^https:\/\/([\w-]+)(?:\.cdn)?\.prismic\.io\//.exec(env.PRISMIC_API_URL)?.slice(1) ?? []),
];

/**
 * The address a browser loads a picture from: always the site's own origin (`/api/images/…`).
 * Relative names belong to the image storage; full addresses of other origins are passed on by an allow-list.
 */
export function imageAddress(url: string): string {
  const full = /^https?:\/\//.test(url) ? url : `${env.IMAGES_URL}/${url.replace(/^\/+/, "")}`;
  if (full.startsWith(`${env.SITE_URL}/`)) return full.slice(env.SITE_URL.length);
  return full.startsWith(`${env.IMAGES_URL}/`) ? `/api/images/${full.slice(env.IMAGES_URL.length + 1)}` : outside(full);
}

function outside(url: string): string {
  if (repositoryImages && url.startsWith(`${repositoryImages}/`)) {
    return `/api/images/repository/${url.slice(repositoryImages.length + 1)}`;
  }
  const { hostname, pathname, searchParams } = new URL(url);
  const isOwn = hostname === "images.prismic.io" && hostedRepositories.includes(pathname.split("/")[1] ?? "");
  return isOwn ? `/api/images/prismic${pathname}${cutAndWidth(searchParams)}` : url;
}

// What is left out follows from the rest: the height from the cut, the form from the browser.
function cutAndWidth(query: URLSearchParams): string {
  const cut = query.get("rect") ?? "";
  const width = Number(query.get("w") ?? query.get("width") ?? 0);
  const offered = width > 0 ? (imageWidths.find((one) => one >= width) ?? imageWidths.at(-1)) : undefined;
  const kept = [...(cutPattern.test(cut) ? [`rect=${cut}`] : []), ...(offered ? [`w=${offered}`] : [])];
  return kept.length > 0 ? `?${kept.join("&")}` : "";
}
