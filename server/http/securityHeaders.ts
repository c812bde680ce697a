import { transportSecurity } from "../../features/shared/contracts/writePolicy.ts";
import type { HeaderList } from "./representation.ts";

// Headers are not compressed, and a page should fit into the initial congestion window, 14.6 KB; only powerful features
// are listed.
const off = ["browsing-topics", "camera", "geolocation", "microphone", "payment", "usb"];

/** Headers of every response; pages add a policy of their own. */
export function securityHeaders(secure: boolean): HeaderList {
  return [
    ...(secure ? ["strict-transport-security", transportSecurity] : []),
    "x-content-type-options",
    "nosniff",
    "referrer-policy",
    "strict-origin-when-cross-origin",
    "permissions-policy",
    off.map((feature) => `${feature}=()`).join(", "),
    "cross-origin-opener-policy",
    "same-origin",
  ];
}

const ofDocuments = ["permissions-policy", "cross-origin-opener-policy", "referrer-policy"];

/** Headers of a subresource such as a font, a script or a style sheet. */
export const toSubresourceHeaders = (headers: HeaderList): HeaderList => without(headers, ofDocuments);

/**
 * Headers of a page that is the same for all visitors, without an opener policy: it makes a browser start another
 * process and discard the prepared one (a third of a second on a phone). The policy protects only what a single visitor
 * may see; previews keep it.
 */
export const toPageHeaders = (headers: HeaderList): HeaderList => without(headers, ["cross-origin-opener-policy"]);

const without = (headers: HeaderList, names: string[]): HeaderList =>
  headers.filter((_, index) => !names.includes(headers[index - (index % 2)] ?? ""));

/** Policy of an image opened directly: an uploaded SVG may contain scripts. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Policy of responses that are no pages: opened in a browser, they may load and run nothing. */
export const closedPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
