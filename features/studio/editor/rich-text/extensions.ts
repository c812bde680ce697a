import { Mark, Node, mergeAttributes } from "@tiptap/core";

import { drawSolid } from "./solidView";

/** Members of a block beside type, text and spans; kept while its text changes. */
const rest = { default: {}, rendered: false, keepOnSplit: true };

const Paragraph = Node.create({
  name: "paragraph",
  group: "block",
  content: "inline*",
  addAttributes: () => ({ rest }),
  parseHTML: () => [{ tag: "p" }],
  renderHTML: ({ HTMLAttributes }) => ["p", HTMLAttributes, 0],
});

const Heading = Node.create({
  name: "heading",
  group: "block",
  content: "inline*",
  defining: true,
  addAttributes: () => ({ rest, level: { default: 2, rendered: false } }),
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.level}`, HTMLAttributes, 0],
});

const Preformatted = Node.create({
  name: "preformatted",
  group: "block",
  content: "inline*",
  code: true,
  defining: true,
  addAttributes: () => ({ rest }),
  parseHTML: () => [{ tag: "pre", preserveWhitespace: "full" as const }],
  renderHTML: ({ HTMLAttributes }) => ["pre", HTMLAttributes, 0],
});

/** An entry of a list. Lists are flat in Prismic: neighbours of one kind make a list. */
const ListItem = Node.create({
  name: "listItem",
  group: "block",
  content: "inline*",
  addAttributes: () => ({
    rest,
    ordered: {
      default: false,
      parseHTML: (element: HTMLElement) => element.closest("ol,ul")?.tagName === "OL",
      renderHTML: ({ ordered }: { ordered?: boolean }) => ({ "data-ordered": String(ordered) }),
    },
  }),
  parseHTML: () => [
    { tag: "li" },
    {
      tag: "div[data-list-item]",
      getAttrs: (element) => ({ ordered: element.dataset.ordered === "true" }),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ["div", mergeAttributes({ "data-list-item": "" }, HTMLAttributes), 0],
});

/** A picture, an embed, or a block of a type that is not known here: shown, moved and removed as a whole. */
const SolidBlock = Node.create({
  name: "solidBlock",
  group: "block",
  atom: true,
  selectable: true,
  draggable: true,
  addAttributes: () => ({
    block: {
      default: null,
      parseHTML: (element: HTMLElement): unknown => JSON.parse(element.dataset.solidBlock || "null"),
      renderHTML: ({ block }: { block?: unknown }) => ({ "data-solid-block": JSON.stringify(block) }),
    },
  }),
  parseHTML: () => [{ tag: "div[data-solid-block]" }],
  renderHTML: ({ HTMLAttributes }) => ["div", HTMLAttributes],
  addNodeView:
    () =>
    ({ node }) =>
      drawSolid(node),
});

const HardBreak = Node.create({
  name: "hardBreak",
  group: "inline",
  inline: true,
  selectable: false,
  parseHTML: () => [{ tag: "br" }],
  renderHTML: () => ["br"],
  renderText: () => "\n",
});

const Strong = Mark.create({
  name: "strong",
  parseHTML: () => [{ tag: "strong" }, { tag: "b" }],
  renderHTML: () => ["strong", 0],
});

const Em = Mark.create({
  name: "em",
  parseHTML: () => [{ tag: "em" }, { tag: "i" }],
  renderHTML: () => ["em", 0],
});

/** A link with Prismic's link in `data`. Two may overlap in stored texts. */
const Hyperlink = Mark.create({
  name: "hyperlink",
  inclusive: false,
  excludes: "",
  addAttributes: () => ({
    data: {
      default: {},
      rendered: false,
      parseHTML: (element: HTMLElement): unknown => JSON.parse(element.dataset.link ?? "{}"),
    },
  }),
  parseHTML: () => [{ tag: "a[data-link]" }],
  renderHTML: ({ mark }) => ["a", { "data-link": JSON.stringify(mark.attrs.data) }, 0],
});

/** A label from the model, such as code. */
const Label = Mark.create({
  name: "label",
  excludes: "",
  addAttributes: () => ({
    name: {
      default: "",
      parseHTML: (element: HTMLElement) => element.dataset.label ?? "code",
      renderHTML: ({ name }: { name?: string }) => ({ "data-label": name }),
    },
  }),
  parseHTML: () => [{ tag: "code" }, { tag: "span[data-label]" }],
  renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
});

/** A span of a type that is not known here. */
const OtherSpan = Mark.create({
  name: "otherSpan",
  excludes: "",
  addAttributes: () => ({ span: { default: {}, rendered: false } }),
  renderHTML: () => ["span", { "data-other-span": "" }, 0],
});

const Document = Node.create({ name: "doc", topNode: true, content: "block+" });
const Text = Node.create({ name: "text", group: "inline" });

/** The schema of Prismic's rich text: one node for each block, one mark for each span. */
export const extensions = [
  Document,
  Text,
  Paragraph,
  Heading,
  Preformatted,
  ListItem,
  SolidBlock,
  HardBreak,
  Strong,
  Em,
  Hyperlink,
  Label,
  OtherSpan,
];
