import { env } from "@/features/shared/env";

/** Where a repository of the embedded kind at another address keeps its pictures; hosted ones have a host for them. */
export const repositoryImages = env.PRISMIC_API_URL.endsWith("/content/api/v2")
  ? env.PRISMIC_API_URL.replace(/\/content\/api\/v2$/, "/storage/web/images")
  : undefined;

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
  const { hostname, pathname, search } = new URL(url);
  return hostname === "images.prismic.io" ? `/api/images/prismic${pathname}${search}` : url;
}
