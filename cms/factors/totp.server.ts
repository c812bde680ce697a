import { createHmac, randomBytes } from "node:crypto";

// RFC 4648, of which authenticator apps read secrets.
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const secretBytes = 20;
const stepMs = 30_000;
const digits = 6;
// RFC 6238, 5.2: one step for the time that a code needs to be typed and sent, and one for clocks that are ahead.
const drift = [-1, 0, 1];

/** Bytes in base 32, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((part) => letters[parseInt(part.padEnd(5, "0"), 2)]).join("");
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** A secret of 160 random bits in base 32. */
export const makeTotpSecret = (): string => toBase32(randomBytes(secretBytes));

/** The code of a step (RFC 4226, 5.3). */
export function writeTotp(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const code = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(code).padStart(digits, "0");
}

/** The step of thirty seconds that a code belongs to, later than `after`; `undefined` for a wrong or used code. */
export function findTotpStep(secret: string, code: string, { at, after }: { at: number; after: number }) {
  const now = Math.floor(at / stepMs);
  return drift.map((distance) => now + distance).find((step) => step > after && writeTotp(secret, step) === code);
}

/** The link that apps read, mostly from a QR code. */
export function writeTotpUri(secret: string, { issuer, name }: { issuer: string; name: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
