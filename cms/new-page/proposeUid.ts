import anyAscii from "any-ascii";

const maxLength = 80;
const han = /\p{Script=Han}/u;

/** Words of a title in Latin letters: `关于我们` → `guanyu women`. */
function romanize(title: string): string {
  const words = new Intl.Segmenter("zh", { granularity: "word" }).segment(title);
  return [...words].map(({ segment }) => (han.test(segment) ? ` ${anyAscii(segment)} ` : anyAscii(segment))).join("");
}

/** A UID for a title in any language: lower-case words joined by hyphens; empty without letters and digits. */
export const proposeUid = (title: string): string =>
  romanize(title)
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, "");
