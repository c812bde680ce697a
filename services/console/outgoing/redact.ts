// Shorter parts are words such as "mainnet" that answers may well contain.
const shortest = 12;

/** A text without the long parts of an endpoint's URL, which are keys. */
export function redact(text: string, url: URL): string {
  const parts = [url.username, url.password, ...url.pathname.split("/"), ...url.searchParams.values()];
  return parts.filter((part) => part.length >= shortest).reduce((clean, part) => clean.replaceAll(part, "…"), text);
}
