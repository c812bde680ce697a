import { uidPattern } from "#cms/drafts/head.contract.ts";
import { proposeUid } from "#cms/new-page/proposeUid.ts";

/** A UID for the name that a page has in its address, or for its title; `fallback` where neither has letters. */
export function makeUid(names: readonly string[], fallback: string): string {
  for (const name of names) {
    const plain = decode(name).toLowerCase();
    if (uidPattern.test(plain)) return plain;
    const made = proposeUid(plain);
    if (made) return made;
  }
  return fallback;
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // A sign of its own, no escape.
    return name;
  }
}
