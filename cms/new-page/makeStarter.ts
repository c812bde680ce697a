import { getLocaleByLang } from "@/features/shared/locale";

import { starterWords } from "./starterWords.ts";
import type { Starter } from "./starters.ts";

type Slice = { slice_type: string; variation: string; primary: Record<string, unknown>; items: [] };
type Point = [title: string, text: string];

const slice = (slice_type: string, primary: Record<string, unknown> = {}, variation = "default"): Slice => ({
  slice_type,
  variation,
  primary,
  items: [],
});
const block = (type: string, text: string) => ({ type, text, spans: [], direction: "ltr" });
const paragraph = (text: string) => [block("paragraph", text)];
const heading = (text: string) => [block("heading2", text)];
const chapter = ([title, text]: Point) => [...heading(title), ...paragraph(text)];
const hero = (title: string, lede: string, more: Record<string, unknown>, variation: string) =>
  slice("hero", { title: [block("heading1", title)], lede: paragraph(lede), ...more }, variation);
const icons = ["check", "zap", "shield"];

const cells = (row: string[], type: "header" | "data") => ({
  cells: row.map((text) => ({ type, content: text ? paragraph(text) : [] })),
});
const table = ([head = [], ...rows]: string[][]) => ({
  head: { rows: [cells(head, "header")] },
  body: { rows: rows.map((row) => cells(row, "data")) },
});

/** The slices of a starter, with the page's title as its main heading, in the page's language. */
export function makeStarter(starter: Starter, title: string, lang: string): Slice[] {
  const words = starterWords[getLocaleByLang(lang) ?? "en"];
  // An editor chooses where it leads.
  const actions = [{ link_type: "Any", text: words.action, variant: "Primary" }];
  const point = ([name, text]: Point) => ({ title: name, text: paragraph(text) });
  const faq = slice("faq", {
    title: heading(words.questions),
    questions: words.answers.map(([question, response]) => ({ question, answer: paragraph(response) })),
  });
  const next = slice("call_to_action", { title: heading(words.next[0]), text: paragraph(words.next[1]), actions });
  const steps = slice("steps", { title: heading(words.process), steps: words.steps.map(point) });
  const opening = [slice("breadcrumbs"), hero(title, words.lede, {}, "compact")];
  const slices: Record<Starter, Slice[]> = {
    landing: [
      hero(title, words.lede, { actions }, "default"),
      slice("features", {
        title: heading(words.benefits),
        features: words.points.map((one, index) => ({ ...point(one), icon: icons[index] })),
      }),
      steps,
      faq,
      next,
    ],
    article: [
      ...opening,
      slice("rich_text", { content: [...paragraph(words.opening), ...words.article.flatMap(chapter)] }, "contents"),
      slice("rich_text", { content: chapter(words.conclusion) }),
      next,
    ],
    docs: [
      ...opening,
      slice("rich_text", { content: chapter(words.purpose) }),
      steps,
      slice("code_sample", {
        title: heading(words.example[0]),
        samples: [{ language: "bash", code: [block("preformatted", words.example[1])] }],
      }),
      slice("rich_text", { content: chapter(words.note) }),
    ],
    comparison: [
      ...opening,
      slice("data_table", {
        title: heading(words.compared[0]),
        lede: paragraph(words.compared[1]),
        table: table(words.table),
      }),
      slice("features", { title: heading(words.choice), features: words.choices.map(point) }, "list"),
      faq,
      next,
    ],
  };
  return slices[starter];
}
