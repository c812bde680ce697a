// Schemes that open a page, a message or a call. Any other may run with the rights of the page (javascript:, vbscript:),
// show what somebody made up as the site's own (data:, blob:), or start a program.
const allowed = new Set(["http:", "https:", "mailto:", "tel:", "sms:", "tg:", "geo:", "webcal:"]);

// What some readers of Markdown and feeds leave out before they look; browsers leave out less.
const invisible = /[\s\p{C}]+/gu;

const getProtocol = (href: string): string | undefined =>
  // A URL without a scheme is one of this site.
  URL.canParse(href, "https://localhost") ? new URL(href, "https://localhost").protocol : undefined;

/**
 * Whether a visitor may be led to a URL from content, which may be one of the site: the one gate of every `href`,
 * in pages, Markdown and feeds.
 */
export const isSafeHref = (href: string): boolean =>
  [href, href.replace(invisible, "")].every((one) => {
    const protocol = getProtocol(one);
    // What is no URL at all leads nowhere, and runs nothing.
    return protocol === undefined || allowed.has(protocol);
  });

/** Whether a URL names a page on the web, as something embedded must. */
export const isWebUrl = (href: string): boolean => URL.canParse(href) && /^https?:$/.test(new URL(href).protocol);
