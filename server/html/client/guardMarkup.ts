import { speculationRules } from "./speculationRules.ts";

type Policy = {
  createScriptURL(url: string): string;
  createScript(text: string): string;
  createHTML(markup: string): string;
};

/** A policy as the browser gives it back: what it makes may be parsed. */
type MarkupPolicy = { createHTML(markup: string): string };

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, policy: Partial<Policy>): MarkupPolicy };
  }
}

// React makes script elements from it.
const emptyScript = "<script></" + "script>";

/**
 * Where the browser checks such things (Trusted Types), only the site's own files may become scripts, no text but the
 * rules for links, and no text may become elements but the empty script that React makes one from. Text without "<" is
 * only text: React writes the contents of data blocks that way.
 */
export const policy: Policy = {
  createScriptURL: (url) => {
    const { origin, pathname } = new URL(url, location.origin);
    if (origin === location.origin && pathname.startsWith("/_next/")) return url;
    throw new TypeError(`script refused: ${url}`);
  },
  createScript: (text) => {
    if (text === speculationRules) return text;
    throw new TypeError("script refused");
  },
  createHTML: (markup) => {
    if (!markup.includes("<") || markup === emptyScript) return markup;
    throw new TypeError("markup refused");
  },
};

/** Sets the policy above for every text that would become script or markup. */
export function guardMarkup(): void {
  window.trustedTypes?.createPolicy("default", policy);
}
