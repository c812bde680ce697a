/** Opens the window that creates a key. */
export const keyAnchor = "get-key";

/** Ids that every page has: its content, and the windows that a link to such an anchor opens. */
export const frameAnchors = [
  "content",
  "contact",
  "contact-sales",
  keyAnchor,
  "ambassadors",
  "location",
  "share",
  "qr",
  "consent",
];

const windowAnchor =
  /#(?:contact(?:-sales)?|get-key|share|qr|ambassadors|location|consent|plan-[a-z0-9-]{1,40})(?:\?|$)/;

/** Whether a URL's fragment opens a window over the page, also where an element of the page has that id. */
export const opensWindow = (url: string): boolean => windowAnchor.test(url);

/** Ids of the footer and of widgets: no heading of any page gets them. */
export const widgetAnchors = ["newsletter", "newsletter-title", "versions", "server", "decoder", "search-words"];

/** The anchor of a heading: letters and digits of any script, joined by hyphens; `section` where it has none, such as an emoji. */
export function toAnchor(text: string): string {
  const anchor = text
    .toLowerCase()
    .normalize("NFKC")
    // A soft hyphen or a mark of direction is no part of the words.
    .replace(/\p{Cf}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return anchor || "section";
}

/** Takes an anchor that nothing else on the page has: the second "Setup" is `setup-2`. */
export function claimAnchor(preferred: string, taken: Set<string>): string {
  let anchor = preferred;
  for (let count = 2; taken.has(anchor); count += 1) anchor = `${preferred}-${count}`;
  taken.add(anchor);
  return anchor;
}

/** The anchor of a method in its reference: `GET /blocks/{id}` → `GET-blocks-id`. */
export const toMethodAnchor = (method: string) => method.replace(/[^\w.-]+/g, "-").replace(/^-+|-+$/g, "");

/** The anchor of an error on its method's page: `-32007` → `error--32007`. */
export const toErrorAnchor = (code: string) => `error-${code.replace(/[^\w.-]+/g, "-")}`;

/** Path of a method's page below `/docs/`: `methods-evm/eth_call`. */
export const getMethodPath = (family: string, method: string) => `methods-${family}/${toMethodAnchor(method)}`;
