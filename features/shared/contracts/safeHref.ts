import { linkSchemes } from "./linkUrl.ts";

const allowed = new Set(linkSchemes.map((scheme) => `${scheme}:`));

// Characters that some Markdown and feed readers strip from URLs before parsing; browsers strip fewer.
const invisible = /[\s\p{C}]+/gu;

const getProtocol = (href: string): string | undefined =>
  // A URL without a scheme belongs to this site.
  URL.canParse(href, "https://localhost") ? new URL(href, "https://localhost").protocol : undefined;

/**
 * Whether a URL from content is safe to link to: the one check of every `href`,
 * in pages, Markdown and feeds.
 */
export const isSafeHref = (href: string): boolean =>
  [href, href.replace(invisible, "")].every((one) => {
    const protocol = getProtocol(one);
    // An invalid URL is harmless.
    return protocol === undefined || allowed.has(protocol);
  });

/** Whether a URL names a page on the web, as something embedded must. */
export const isWebUrl = (href: string): boolean => URL.canParse(href) && /^https?:$/.test(new URL(href).protocol);
