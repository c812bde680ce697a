import type { Names } from "./names.ts";
import type { Files } from "./writeFiles.ts";

const text = (label: string, placeholder: string) => ({ type: "Text", config: { label, placeholder } });
const choice = (label: string, placeholder: string, options: string[]) => ({
  type: "Select",
  config: { label, placeholder, options, default_value: options[0] },
});

const fields = {
  title: {
    type: "StructuredText",
    config: { label: "Title", placeholder: "What this section says, in a few words", single: "heading2" },
  },
  text: text("Text", "One sentence; replace this field by what the slice needs"),
  anchor: text("Anchor", "Optional name for links to this section, such as team (then #team)"),
  theme: choice("Ground", "paper: the page's own; raised: a lighter panel; ink: inverted", ["paper", "raised", "ink"]),
  width: choice("Width", "narrow for reading, normal for most sections, wide to fill the grid", [
    ...["normal", "narrow", "wide"],
  ]),
  spacing: choice("Space around", "How much room above and below", ["normal", "compact", "none"]),
};

const filled = (type: string, value: unknown) => ({ __TYPE__: "FieldContent", type, value });

/** The files of a new slice: component, style, model, mock and test. */
export const sliceFiles = (names: Names): Files => ({
  "index.tsx": component(names),
  "index.module.css": `.text {\n  max-width: var(--measure);\n  color: var(--ink-2);\n}\n`,
  "model.json": asModel(model(names)),
  "mocks.json": asModel([mock(names)]),
  "index.test.tsx": test(names),
});

// As Slice Machine writes them.
const asModel = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const wordsOf = ({ kebab }: Names) => {
  const words = kebab.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const model = (names: Names) => ({
  id: names.snake,
  type: "SharedSlice",
  name: names.pascal,
  description: wordsOf(names),
  variations: [
    {
      ...{ id: "default", name: "Default", docURL: "...", version: "initial", description: "Default", imageUrl: "" },
      ...{ primary: fields, items: {} },
    },
  ],
});

const mock = (names: Names) => ({
  ...{ __TYPE__: "SharedSliceContent", variation: "default" },
  primary: {
    title: {
      __TYPE__: "StructuredTextContent",
      value: [{ type: "heading2", direction: "ltr", content: { text: wordsOf(names), spans: [] } }],
    },
    text: filled("Text", "What an editor wrote."),
    theme: filled("Select", "paper"),
    width: filled("Select", "normal"),
    spacing: filled("Select", "normal"),
  },
  items: [],
});

const component = ({ pascal }: Names) => `import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";

import styles from "./index.module.css";

export default function ${pascal}({ slice, context }: SliceProps<Content.${pascal}Slice>) {
  const { title, text } = slice.primary;
  return (
    <SliceSection slice={slice} locale={context.locale} title={title}>
      {isFilled.keyText(text) ? <p className={styles.text}>{text}</p> : null}
    </SliceSection>
  );
}
`;

const test = ({ pascal, snake }: Names) => `/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import type { Content } from "@prismicio/client";

import ${pascal} from ".";

const context = { locale: "en" as const, path: "/", title: "", parameters: {}, query: {}, hasContents: false };
const draw = (text: string | null) => {
  const slice: Content.${pascal}Slice = {
    ...{ id: "one", slice_type: "${snake}", slice_label: null, variation: "default", version: "initial" },
    ...{ primary: { title: [], text, anchor: null, theme: "paper", width: "normal", spacing: "normal" }, items: [] },
  };
  return renderToStaticMarkup(<${pascal} slice={slice} context={context} index={0} />);
};

test("what the editor wrote is shown", () => {
  expect(draw("Hello.")).toContain("Hello.");
});

test("an empty field leaves no empty paragraph", () => {
  expect(draw(null)).not.toContain("<p");
});
`;
