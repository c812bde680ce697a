// A browser runs these with the rights of the page, or shows what is the visitor's own.
const refused = new Set(["javascript:", "vbscript:", "data:", "file:"]);

const protocolOf = (address: string): string | undefined =>
  // An address without a scheme is one of this site.
  URL.canParse(address, "https://localhost") ? new URL(address, "https://localhost").protocol : undefined;

/** Whether a visitor may be led to an address, which may be one of the site: it runs and opens nothing of theirs. */
export const isHarmless = (address: string): boolean => !refused.has(protocolOf(address) ?? "");

/** Whether an address names a page on the web, as something embedded must. */
export const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
