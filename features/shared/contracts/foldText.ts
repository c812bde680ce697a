// Letters that Unicode does not decompose into a base letter and a mark.
const letters: Record<string, string> = {
  ß: "ss",
  ẞ: "SS",
  ı: "i",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
};
const special = new RegExp(`[${Object.keys(letters).join("")}]`, "g");
const apostrophes = /['’‘‛ʼʹ′´`＇]/g;
const quotes = /["“”„‟«»″＂]/g;
// oxlint-disable-next-line no-control-regex -- ASCII has nothing to decompose, and most of a text is.
const beyondAscii = /[^\u0000-\u007f]+/g;

/** A text with base letters instead of accented, wide and joined ones. */
export const foldLetters = (text: string): string =>
  text.replace(beyondAscii, (run) =>
    run
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(special, (letter) => letters[letter] ?? letter),
  );

/**
 * A text as searches compare it: without case, accents and width; apostrophes join (`O’Brien` is `obrien`), quotes
 * separate.
 */
export const foldText = (text: string): string =>
  foldLetters(text.replace(apostrophes, "").replace(quotes, " ")).toLowerCase();

/** The words of a search, each to be found anywhere in a folded text. */
export const toSearchWords = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean);
