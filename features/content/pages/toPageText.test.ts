/** @jest-environment node */
import { toPageText } from "./toPageText";

const block = (type: string, text: string) => ({ type, text, spans: [] });
const read = (...primaries: object[]) =>
  toPageText(
    { path: "/a/", title: "A", summary: "S", words: "" },
    primaries.map((primary, index) => ({ slice_type: index === 0 ? "hero" : "any", primary })),
    "en",
  );

test("words are listed under the heading with their anchor", () => {
  const page = read(
    { title: [block("heading1", "A page")], lede: [block("paragraph", "First words")] },
    {
      content: [
        block("paragraph", "Before"),
        block("heading2", "Rate limits"),
        block("paragraph", "Forty"),
        block("list-item", "a day"),
      ],
    },
  );
  expect(page.text).toBe("A page\nFirst words\nBefore");
  expect(page.sections).toEqual([{ anchor: "rate-limits", title: "Rate limits", text: "Forty\na day" }]);
});

test("a section's own anchor leads to all its words", () => {
  const page = read(
    {},
    {
      anchor: "team",
      title: [block("heading2", "Who we are")],
      people: [{ name: "Ada", text: [block("paragraph", "writes")] }],
    },
  );
  expect(page.sections).toEqual([{ anchor: "team", title: "Who we are", text: "Who we are\nAda\nwrites" }]);
});

test("a title without an anchor of its slice has one from its text", () => {
  const page = read({}, { title: [block("heading2", "What it costs")], note: "Nothing." });
  expect(page.sections).toEqual([{ anchor: "what-it-costs", title: "What it costs", text: "What it costs\nNothing." }]);
});

test("words of two lines are found as two words", () => {
  const { sections } = read({}, { title: [block("heading2", "Fast nodes\nfor\u2028all")] });
  expect(sections).toMatchObject([{ anchor: "fast-nodes-for-all", title: "Fast nodes for all" }]);
});

test("questions have their own anchors, and families of methods are listed", () => {
  const page = read({ family: "evm", questions: [{ question: "How fast?", answer: [block("paragraph", "Very.")] }] });
  expect(page.questions).toEqual([{ anchor: "how-fast", title: "How fast?", text: "Very." }]);
  expect(page.families).toEqual(["evm"]);
});

test("a figure counted from the data precedes its label, as on the page; a measured one is left out", () => {
  const page = read({
    figures: [
      { metric: "free_requests_per_day", label: "requests a day" },
      { metric: "median_latency", label: "to the nearest region" },
      { metric: "none", value: "99.9%", label: "available" },
    ],
  });
  expect(page.text).toBe("40,000 requests a day\nto the nearest region\n99.9% available");
});

test("a row of a table is a line, with its cells apart", () => {
  const row = (...texts: string[]) => ({
    key: "r",
    cells: texts.map((text) => ({ key: "c", type: "data", content: [block("paragraph", text)] })),
  });
  const table = { head: { rows: [row("Message", "Code")] }, body: { rows: [row("nonce too low", "-32000", "")] } };
  expect(read({ table, note: "Said" }).text).toBe("Message · Code\nnonce too low · -32000\nSaid");
});

test("code, choices, addresses and links are no words", () => {
  const page = read({
    theme: "ink",
    chains: "eth",
    code: [block("preformatted", "curl")],
    link: { link_type: "Web", url: "/b/", text: "More" },
    note: "Said",
  });
  expect(page.text).toBe("Said");
});
