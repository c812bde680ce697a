import { foldText } from "#contracts/foldText.ts";

export const minPasswordLength = 10;
export const maxPasswordLength = 200;

/** Why a password is too easy to guess: too short, of few different characters, or one of those tried first. */
export type PasswordProblem = "short" | "simple" | "common";

const minDifferent = 5;

// Words of lists of leaked passwords, alone or with digits and signs around them; digits are read as the letters they stand for.
const common = new Set(
  [
    "password passwort passw pass admin administrator root user login welcome letmein trustno iloveyou monkey dragon",
    "football baseball superman batman princess sunshine master shadow michael jordan liverpool chelsea whatever",
    "starwars computer internet secret changeme default guest test testing temp qwerty qwertyuiop qwertz azerty asdfghjkl",
    "1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq12wsxcde3 qazwsx qazwsxedc",
    "summer winter spring autumn sommer fruhling herbst januar january februar february august september october november",
    "zxcvbnm abc abcdef abcdefgh abcdefghij abcdefghijk woaini wodemima mima studio halyard owner editor publisher",
  ]
    .join(" ")
    .split(" "),
);
const rows = ["01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm", "qwertzuiopasdfghjklyxcvbnm"];
const standIns: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** What is wrong with a password; `undefined` for one that may be used. Spaces at its ends do not count. */
export function findPasswordProblem(password: string, name = ""): PasswordProblem | undefined {
  const characters = [...new Intl.Segmenter().segment(password.trim())].map(({ segment }) => segment);
  if (characters.length < minPasswordLength) return "short";
  if (new Set(characters).size < minDifferent) return "simple";
  const folded = foldText(password).replaceAll(/\s/g, "");
  const cores = [toCore(folded), toLetters(toCore(folded)), toCore(toLetters(folded))];
  const unit = getUnit(folded);
  const isKnown = [...cores, ...cores.map(getUnit), folded, unit, toCore(unit)].some(
    (core) => common.has(core) || core === foldName(name),
  );
  return isKnown || isInRow(unit) || cores.some((core) => core.length > 3 && isInRow(core)) ? "common" : undefined;
}

const foldName = (name: string) => foldText(name).replaceAll(/\s/g, "") || undefined;

const toLetters = (text: string) => text.replaceAll(/[013457@$]/g, (sign) => standIns[sign] ?? sign);
const toCore = (text: string) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

/** The text that a text repeats: `abc` of `abcabcabc`; the text itself when it repeats none. */
function getUnit(text: string): string {
  const [, unit = text] = /^(.+?)\1+$/u.exec(text) ?? [];
  return unit;
}

/** Whether a text is a stretch of the alphabet, of the digits or of a keyboard, in either direction. */
function isInRow(text: string): boolean {
  const backwards = [...text].reverse().join("");
  return rows.some((row) => `${row}${row}`.includes(text) || `${row}${row}`.includes(backwards));
}
