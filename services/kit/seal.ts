import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

// The token has 256 random bits, so no slow derivation is needed.
const deriveKey = (token: string) => Buffer.from(hkdfSync("sha256", token, "", "halyard key seal", 32));

/** Text encrypted with a key derived from the token. */
export function seal(text: string, token: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, deriveKey(token), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The decrypted text; throws for another token. */
export function unseal(sealed: string, token: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(algorithm, deriveKey(token), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
}

/** The decrypted text with the token that opens it; `undefined` when none does. */
export function unsealWithAny(sealed: string, tokens: readonly string[]): { text: string; token: string } | undefined {
  for (const token of tokens) {
    try {
      return { text: unseal(sealed, token), token };
    } catch {
      // Sealed with another token, or damaged.
      continue;
    }
  }
  return undefined;
}
