import { locales, splitLocale } from "#contracts/locales.ts";
import ownAddresses from "#data/own-addresses.json" with { type: "json" };

// Paths reserved by the site: languages, endpoints, data, files.
const reservedName = new RegExp(`^(${[...locales, ...ownAddresses.names].join("|")})$`);
const reservedEnding = new RegExp(`\\.(${ownAddresses.endings.join("|")})$`);

/** Whether a page at the root cannot have a uid, since the site itself answers there. */
export const isReservedUid = (uid: string): boolean => reservedName.test(uid) || reservedEnding.test(uid);

/** Whether the site itself answers at a public path or below it, whatever the documents say. */
export function isReservedPath(path: string): boolean {
  const [first = ""] = splitLocale(path).rest.split("/").filter(Boolean);
  return isReservedUid(first);
}
