import { transportSecurity } from "../../features/shared/contracts/writePolicy.ts";
import type { HeaderList } from "./representation.ts";

// What would harm a visitor most. Headers are not packed, and a page should fit into what a server may send at once,
// 14.6 KB.
const off = ["browsing-topics", "camera", "geolocation", "microphone", "payment", "usb"];

/** Headers that every answer carries; pages add a policy of their own. */
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

/** Those that a font, a script or a style sheet carries: it is part of a page, and never one itself. */
export const toSubresourceHeaders = (headers: HeaderList): HeaderList => without(headers, ofDocuments);

/**
 * Those of a page that is the same for all visitors. It does without an opener policy: a browser that meets
 * one has to begin another process and throw away the one it had ready, in which it would have drawn the page (a third
 * of a second on a telephone). What the policy hides from a window's opener is what only one visitor may see; previews
 * keep it.
 */
export const toPageHeaders = (headers: HeaderList): HeaderList => without(headers, ["cross-origin-opener-policy"]);

const without = (headers: HeaderList, names: string[]): HeaderList =>
  headers.filter((_, index) => !names.includes(headers[index - (index % 2)] ?? ""));

/** Policy of a picture opened directly: an uploaded SVG may contain scripts. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** What answers that are no pages may do when a browser shows them: nothing but be looked at. */
export const closedPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
