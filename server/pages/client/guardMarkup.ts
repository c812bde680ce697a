type Policy = {
  createScriptURL(url: string): string;
  createHTML(markup: string): string;
};

/** A policy as the browser returns it: its values may be parsed. */
type MarkupPolicy = { createHTML(markup: string): string };

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, policy: Partial<Policy>): MarkupPolicy };
  }
}

// React creates script elements from it.
const emptyScript = "<script></" + "script>";

/**
 * With Trusted Types, only the site's own files may become scripts, no text may, and only the empty script that React
 * creates elements from may become markup. Text without "<" is allowed: React
 * writes the contents of data blocks that way.
 */
export const policy: Policy = {
  createScriptURL: (url) => {
    const { origin, pathname } = new URL(url, location.origin);
    if (origin === location.origin && pathname.startsWith("/_next/")) return url;
    throw new TypeError(`script blocked: ${url}`);
  },
  createHTML: (markup) => {
    if (!markup.includes("<") || markup === emptyScript) return markup;
    throw new TypeError("markup blocked");
  },
};

/** Installs the policy above for every text that would become script or markup. */
export function guardMarkup(): void {
  window.trustedTypes?.createPolicy("default", policy);
}
