/** A pasted text on one line, without control and invisible characters (marks of direction, zero-width spaces). */
export const cleanPasted = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/[\p{Cf}\p{Cc}]/gu, "")
    .trim();

/** As `cleanPasted`, but with the joiners that emoji, Persian and Indian scripts write inside of a word. */
export const cleanLink = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/(?!(?<=[^\p{ASCII}\p{Cf}])[\u200c\u200d](?=[^\p{ASCII}\p{Cf}]))[\p{Cf}\p{Cc}]/gu, "")
    .trim();

/** A name as its owner pasted it: as `cleanPasted`, but signs that are joined, such as emoji, stay so. */
export function cleanName(text: string): string {
  const line = text.replace(/\s+/g, " ").replace(/(?![\u200c\u200d])[\p{Cf}\p{Cc}]/gu, "");
  return cleanPasted(line) === "" ? "" : line.trim();
}

// Signs of the sentence, the list or the source that a value was copied from.
const around = /^[\s"'`“”‘’«»<>()[\]{},;.]+|(?<![\s"'`“”‘’«»<>()[\]{},;.])[\s"'`“”‘’«»<>()[\]{},;.]+$/g;

/** A pasted value in plain characters, without the quotes, brackets and commas around it. */
export const unwrapPasted = (text: string): string => cleanPasted(text.normalize("NFKC")).replace(around, "");

/** The one hash of 32 bytes in a pasted text, such as an explorer's link; `undefined` without exactly one. */
export function findPastedHash(text: string): string | undefined {
  const found = [...unwrapPasted(text).matchAll(/(?<![\da-z])0x([\da-f]{64})(?![\da-z])/gi)];
  return found.length === 1 ? `0x${found[0]?.[1]}` : undefined;
}

/** Why a pasted text has no address that can be used. */
export type PastedProblem = "missing" | "malformed" | "name" | "several" | "digits" | "letter";

export type PastedAddress = { address: `0x${string}` } | { problem: PastedProblem; digits?: number };

// Not a part of a longer number, such as the hash of a transaction.
const whole = /(?<![\da-z])0x([\da-f]{40})(?![\da-z])/gi;
// EIP-681: the address before `/transfer` is that of a token, and the recipient is a parameter.
const transfer = /^ethereum:[^?]*\/transfer\?(?:.*&)?address=0x([\da-f]{40})(?![\da-z])/i;
// Of ENS and others: labels with dots between them, as one run, because nested ones take exponential time.
const name = /^(?:https?:\/\/[^/]+\/)?[^\s/:@"',]+\.\p{L}{2,}$/u;

/**
 * The one address in a pasted text: bare, in quotes, with a chain in front (`sep:0x…`, `eip155:1:0x…`), as a request
 * (`ethereum:0x…@1`) or in an explorer's link. Capital letters stay, as they are its checksum.
 */
export function readPastedAddress(text: string): PastedAddress {
  const plain = unwrapPasted(text);
  if (plain === "") return { problem: "missing" };
  const recipient = transfer.exec(plain)?.[1];
  const found = recipient === undefined ? [...plain.matchAll(whole)].map(([, digits = ""]) => digits) : [recipient];
  const [first] = found;
  if (first !== undefined) {
    const isOne = found.every((digits) => digits.toLowerCase() === first.toLowerCase());
    return isOne ? { address: `0x${first}` } : { problem: "several" };
  }
  return readSingle(plain);
}

function readSingle(plain: string): PastedAddress {
  // An address that was broken into lines, or copied without its start.
  const [, start, digits] = /^(?:[\w-]+:)*(0x)?([\da-z]*)$/i.exec(plain.replace(/\s/g, "")) ?? [];
  if (digits !== undefined && /^[\da-f]{40}$/i.test(digits)) return { address: `0x${digits}` };
  if (start !== undefined && digits !== undefined)
    return /^[\da-f]*$/i.test(digits) ? { problem: "digits", digits: digits.length } : { problem: "letter" };
  const long = /(?<![\da-z])(?:0x)?([\da-f]{20,})(?![\da-z])/i.exec(plain)?.[1];
  if (long !== undefined) return { problem: "digits", digits: long.length };
  return { problem: name.test(plain) ? "name" : "malformed" };
}
