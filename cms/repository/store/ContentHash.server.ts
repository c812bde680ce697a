import { createHash } from "node:crypto";

import type { StoredDocument } from "#cms/repository/domain/model/document.ts";
import { getFacts } from "#cms/repository/domain/model/getFacts.ts";

const modulus = 1n << 128n;

/**
 * A hash of a set of documents that changes with each of them, in any order: the sum of their hashes. Equal on all
 * instances, and after a restart.
 */
export class ContentHash {
  private sum = 0n;

  /** The name of the content as a ref. */
  get ref(): string {
    return createHash("sha256").update(this.sum.toString(16)).digest("base64url").slice(0, 16);
  }

  /** Replaces a version of a document by another one; either may be missing. */
  replace(former: StoredDocument | undefined, next: StoredDocument | undefined): void {
    const change = (next ? getHash(next) : 0n) - (former ? getHash(former) : 0n);
    this.sum = (this.sum + change + modulus) % modulus;
  }
}

/** A hash of a document's content. */
export function getHash(document: StoredDocument): bigint {
  const facts = getFacts(document);
  if (facts.hash !== undefined) return facts.hash;
  const digest = createHash("sha256").update(JSON.stringify(document)).digest("hex");
  facts.hash = BigInt(`0x${digest.slice(0, 32)}`);
  return facts.hash;
}
