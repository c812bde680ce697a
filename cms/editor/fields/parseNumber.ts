/** A typed number, or why it is none: `comma` and `exact` name the number that was most likely meant. */
export type TypedNumber =
  | { number: number }
  | { problem: "text" }
  | { problem: "comma"; meant: string }
  | { problem: "exact"; meant: string };

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Reads a number as people write it, in digits of any script. A number that a double cannot hold is never changed. */
export function parseNumber(typed: string): TypedNumber {
  const plain = toAscii(typed);
  if (decimal.test(plain)) {
    const number = Number(plain);
    if (!Number.isFinite(number)) return { problem: "text" };
    return isExact(plain) ? { number } : { problem: "exact", meant: String(number) };
  }
  const meant = withoutSeparators(plain);
  return meant !== undefined && isExact(meant) ? { problem: "comma", meant } : { problem: "text" };
}

/** Whether a number's text and the double that it becomes have the same digits. */
export function isExact(text: string): boolean {
  const number = Number(text);
  if (number === 0) return !/[1-9]/.test(toDigits(text));
  return Number.isFinite(number) && toDigits(text) === toDigits(String(number));
}

/** The digits of a number, without zeros at either end. */
const toDigits = (text: string) =>
  text
    .replace(/e.*$/i, "")
    .replace(/[^\d]/g, "")
    .replace(/^0+|0+$/g, "");

/** Full-width and other digits, signs and points as ASCII. */
const toAscii = (typed: string) =>
  typed
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Cc}]/gu, "")
    .replace(/\p{Nd}/gu, (digit) => String(toValue(digit)))
    .replace(/[\u2212\u2013]/g, "-")
    .trim();

/** The value of a digit: every script has its ten in a row, from zero on. */
function toValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** `1.234,5`, `1,234.5`, `1 000`, `1_000` and `1'000` as a plain number; `undefined` for anything else. */
function withoutSeparators(text: string): string | undefined {
  const plain = text.replace(/(?<=\d)[\s_'’](?=\d)/g, "");
  const [, whole = "", fraction] = /^([+-]?\d[\d.,]*?)(?:[.,](\d*))?$/.exec(plain) ?? [];
  if (whole === "") return undefined;
  const last = plain.match(/[.,]/g)?.at(-1);
  // Several of one sign divide thousands: 1,000,000.
  const isThousands = last !== undefined && plain.split(last).length > 2;
  const digits = whole.replace(/[.,]/g, "");
  const number = isThousands ? `${digits}${fraction ?? ""}` : `${digits}${fraction ? `.${fraction}` : ""}`;
  return decimal.test(number) ? number : undefined;
}
