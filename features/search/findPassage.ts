import { markTerms } from "./markTerms";
import { shorten } from "./pageSources";
import type { SearchablePage } from "./pageSources";

const maxLength = 160;
/** Characters before the first match in a long sentence. */
const lead = 60;

/** The sentence of a page that has the most of some words, cut around the first; `undefined` where none has any. */
export function findPassage({ text, sections, questions }: SearchablePage, terms: string[]): string | undefined {
  const texts = [text, ...[...sections, ...questions].map((one) => one.text)];
  let best = { sentence: "", count: 0 };
  for (const sentence of texts.flatMap((one) => one.split(/\n|(?<=[.!?]\s|[。！？])/u))) {
    const lower = sentence.toLowerCase();
    const count = terms.filter((term) => lower.includes(term)).length;
    if (count > best.count) best = { sentence: sentence.trim(), count };
  }
  return best.sentence ? cutAround(best.sentence, terms) : undefined;
}

function cutAround(sentence: string, terms: string[]): string {
  const [before] = markTerms(sentence, terms);
  const first = before && !before.isMarked ? before.text.length : 0;
  const space = sentence.indexOf(" ", first - lead);
  const word = space >= 0 && space < first ? space + 1 : first - lead;
  const start = first > lead && sentence.length > maxLength ? word : 0;
  return `${start > 0 ? "… " : ""}${shorten(sentence.slice(start), maxLength)}`;
}
