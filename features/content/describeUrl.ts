import { originalName } from "@/features/shared/contracts/originalName";

/** Fallback text of a link: an e-mail address, a file name, a host with its path, or a path. */
export function describeUrl(url: string): string {
  if (/^(mailto|tel):/i.test(url)) return decoded(url.replace(/^\w+:/, "").split("?")[0] ?? "");
  if (/^\/api\/files\//.test(url)) return originalName(decoded(url));
  return decoded(url.replace(/^https?:\/\/(www\.)?/, "").replace(/(?<=.)\/$/, ""));
}

function decoded(text: string): string {
  try {
    const words = decodeURIComponent(text);
    // Invisible characters may reorder or hide the rest (bidi overrides).
    return /\p{C}/u.test(words) ? text : words;
  } catch {
    // Show an invalid escape unchanged.
    return text;
  }
}
