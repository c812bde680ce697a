import { Schema } from "prosemirror-model";

/** Members of a block beside type, text and spans; kept while its text changes. */
const rest = { default: {} };
const block = { group: "block", content: "inline*" };
/** The browser finds the direction of what is typed; a block that was pasted keeps its own. */
const auto = { dir: "auto" };
const readRest = (element: HTMLElement) => ({
  rest: element.closest("[dir]")?.getAttribute("dir")?.toLowerCase() === "rtl" ? { direction: "rtl" } : {},
});

/** The schema of Prismic's rich text: one node for each block, one mark for each span. */
export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    text: { group: "inline" },
    paragraph: { ...block, attrs: { rest }, parseDOM: [{ tag: "p", getAttrs: readRest }], toDOM: () => ["p", auto, 0] },
    heading: {
      ...block,
      attrs: { rest, level: { default: 2 } },
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        getAttrs: (element) => ({ level, ...readRest(element) }),
      })),
      toDOM: ({ attrs }) => [`h${String(attrs.level)}`, auto, 0],
    },
    preformatted: {
      ...block,
      attrs: { rest },
      code: true,
      defining: true,
      parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
      toDOM: () => ["pre", 0],
    },
    /** An entry of a list. Lists are flat in Prismic: neighbours of one kind make a list. */
    listItem: {
      ...block,
      attrs: { rest, ordered: { default: false } },
      parseDOM: [
        {
          tag: "li",
          getAttrs: (element) => ({ ordered: element.closest("ol,ul")?.tagName === "OL", ...readRest(element) }),
        },
        {
          tag: "div[data-list-item]",
          getAttrs: (element) => ({ ordered: element.dataset.ordered === "true", ...readRest(element) }),
        },
      ],
      toDOM: ({ attrs }) => ["div", { ...auto, "data-list-item": "", "data-ordered": String(attrs.ordered) }, 0],
    },
    /** A picture, an embed, or a block of a type that is not known here: shown, moved and removed as a whole. */
    solidBlock: {
      group: "block",
      atom: true,
      draggable: true,
      attrs: { block: { default: null } },
      parseDOM: [
        {
          tag: "div[data-solid-block]",
          getAttrs: ({ dataset }): { block: unknown } => ({
            block: JSON.parse(dataset.solidBlock || "null"),
          }),
        },
      ],
      toDOM: ({ attrs }) => ["div", { "data-solid-block": JSON.stringify(attrs.block) }],
    },
    hardBreak: {
      group: "inline",
      inline: true,
      selectable: false,
      leafText: () => "\n",
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
  },
  marks: {
    strong: { parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
    em: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
    /** A link with Prismic's link in `data`. Two may overlap in stored texts. */
    hyperlink: {
      attrs: { data: { default: {} } },
      inclusive: false,
      excludes: "",
      parseDOM: [
        {
          tag: "a[data-link]",
          getAttrs: ({ dataset }): { data: unknown } => ({
            data: JSON.parse(dataset.link ?? "{}"),
          }),
        },
      ],
      toDOM: ({ attrs }) => ["a", { "data-link": JSON.stringify(attrs.data) }, 0],
    },
    /** A label from the model, such as code. */
    label: {
      attrs: { name: { default: "" } },
      excludes: "",
      parseDOM: [
        { tag: "code", attrs: { name: "code" } },
        { tag: "span[data-label]", getAttrs: ({ dataset }) => ({ name: dataset.label }) },
      ],
      toDOM: ({ attrs }) => ["span", { "data-label": String(attrs.name) }, 0],
    },
    /** A span of a type that is not known here. */
    otherSpan: {
      attrs: { span: { default: {} } },
      excludes: "",
      toDOM: () => ["span", { "data-other-span": "" }, 0],
    },
  },
});
