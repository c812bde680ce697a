import { env } from "@/features/shared/env";

import { findSource } from "./sources";
import type { FileSource } from "./sources";

/** Widths that images are offered in. */
export const imageWidths = [16, 32, 64, 128, 256, 384, 640, 828, 1200, 2048, 3840];

/** Prismic's crop parameter: left, top, width, height. */
export const cutPattern = /^\d{1,5}(\.\d{1,4})?(,\d{1,5}(\.\d{1,4})?){3}$/;

/** Relative names belong to the image storage. */
export const fullImageUrl = (url: string): URL | undefined => {
  const full = /^https?:\/\//i.test(url) ? url : `${env.IMAGES_URL}/${url.replace(/^\/+/, "")}`;
  return URL.canParse(full) ? new URL(full) : undefined;
};

const isOwnOrigin = (url: URL) => url.origin === new URL(env.SITE_URL).origin;

/**
 * The image's URL on the site's own origin; `undefined` for a host that is neither the repository's nor one of
 * `IMAGE_HOSTS`.
 */
export function publicImageUrl(image: string): string | undefined {
  const url = fullImageUrl(image);
  if (!url) return undefined;
  const found = findSource(url);
  if (found) return `/api/images/${found.source.folder}${found.name}${toQuery(url, found.source)}`;
  return isOwnOrigin(url) ? `${url.pathname}${url.search}` : undefined;
}

/** Whether the image's host can resize it. */
export function isResizable(image: string): boolean {
  const url = fullImageUrl(image);
  return url !== undefined && !/\.svg$/i.test(url.pathname) && findSource(url)?.source.resizes === true;
}

/** The URL of a repository file on the site's own origin; `undefined` for other links. */
export function publicFileUrl(link: string): string | undefined {
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  const found = findSource(url);
  return found?.source.isRepository ? `/api/files/${found.source.folder}${found.name}${url.hash}` : undefined;
}

// Drops parameters that follow from others: the height (crop) and the format (Accept).
function toQuery({ search, searchParams }: URL, { resizes }: FileSource): string {
  if (!resizes) return search;
  const cut = searchParams.get("rect") ?? "";
  const width = Number(searchParams.get("w") ?? searchParams.get("width") ?? 0);
  const offered = width > 0 ? (imageWidths.find((one) => one >= width) ?? imageWidths.at(-1)) : undefined;
  const parameters = [...(cutPattern.test(cut) ? [`rect=${cut}`] : []), ...(offered ? [`w=${offered}`] : [])];
  return parameters.length > 0 ? `?${parameters.join("&")}` : "";
}
