import { parseFragment } from "parse5";
import type { DefaultTreeAdapterTypes } from "parse5";

import type { JsonObject } from "#cms/repository/domain/model/document.ts";

import { findEmbed } from "./findEmbed.server.ts";
import { fitBlock } from "./fitBlock.server.ts";
import { RichTextWriter } from "./RichTextWriter.server.ts";
import type { Part } from "./RichTextWriter.server.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What a text is read with: where its links lead, its pictures, and where losses go. */
export type HtmlContext = {
  /** The link for an address; `undefined` for one that leads nowhere from here. */
  toLink: (href: string) => JsonObject | undefined;
  /** The image of a picture; `undefined` for one that is not taken over. */
  findPicture: (element: { src: string; alt: string }) => JsonObject | undefined;
  /** Reports an element that is left out. */
  loseElement: (name: string) => void;
};

// What cells take.
const cellConfig = { multi: "paragraph,strong,em,hyperlink,list-item,o-list-item", labels: ["code"] };
// No text of people nests half as deep.
const maxDepth = 200;
const ignored = new Set(["script", "style", "template", "noscript", "title", "meta", "link", "head", "svg"]);
const lost = new Set(["iframe", "video", "audio", "canvas", "object", "embed", "form", "input", "select", "textarea"]);
const blocks = new Set(
  "p,div,section,article,header,footer,main,aside,figcaption,dl,dt,dd,address,center,details,summary,caption,hr,fieldset,legend,tbody,thead,tfoot,tr,td,th,nav".split(
    ",",
  ),
);
const marks: Record<string, { type: string; data?: JsonObject }> = {
  strong: { type: "strong" },
  b: { type: "strong" },
  em: { type: "em" },
  i: { type: "em" },
  code: { type: "label", data: { label: "code" } },
  kbd: { type: "label", data: { label: "code" } },
  samp: { type: "label", data: { label: "code" } },
};

const isElement = (node: Node): node is Element => "tagName" in node;
const getAttribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value ?? "";
const listElements = ({ childNodes }: Element): Element[] => childNodes.filter(isElement);

/** The parts of an HTML text: blocks of rich text, tables, and pictures with captions. Nothing runs or loads. */
export function readHtml(html: string, context: HtmlContext): Part[] {
  const writer = new RichTextWriter();
  new Reader(writer, context).readAll(parseFragment(html).childNodes, 0);
  writer.end();
  return writer.parts;
}

class Reader {
  private readonly writer: RichTextWriter;
  private readonly context: HtmlContext;

  constructor(writer: RichTextWriter, context: HtmlContext) {
    this.writer = writer;
    this.context = context;
  }

  readAll(nodes: readonly Node[], depth: number): void {
    for (const node of nodes) this.read(node, depth);
  }

  private read(node: Node, depth: number): void {
    if ("value" in node) return this.writer.write(node.value);
    if (!isElement(node) || ignored.has(node.tagName)) return;
    if (depth > maxDepth) return this.context.loseElement(node.tagName);
    const { tagName: tag, childNodes } = node;
    const inside = () => this.readAll(childNodes, depth + 1);
    const mark = marks[tag];
    if (mark) return this.writer.mark(mark, inside);
    if (/^h[1-6]$/.test(tag)) return this.writer.block(`heading${tag.slice(1)}`, inside);
    if (tag === "br") return this.writer.breakLine();
    if (tag === "a") return this.readLink(node, inside);
    if (tag === "img") return this.readPicture(node);
    if (tag === "pre") return this.writer.block("preformatted", () => this.writer.writeExact(readText(node)));
    if (tag === "blockquote") return this.writer.labelled("note", inside);
    if (tag === "ul" || tag === "ol") return this.readList(node, depth);
    if (tag === "figure") return this.readFigure(node, depth);
    if (tag === "table" && this.readTable(node, depth)) return undefined;
    if (lost.has(tag)) return this.readSolid(node, inside);
    if (blocks.has(tag)) return this.writer.block("paragraph", inside);
    return inside();
  }

  private readLink(node: Element, inside: () => void): void {
    const href = getAttribute(node, "href");
    const data = href === "" ? undefined : this.context.toLink(href);
    if (data) this.writer.mark({ type: "hyperlink", data }, inside);
    else inside();
  }

  /** Items of nested lists follow their item. */
  private readList(list: Element, depth: number): void {
    const type = list.tagName === "ol" ? "o-list-item" : "list-item";
    for (const item of listElements(list)) {
      if (item.tagName === "li") this.writer.block(type, () => this.readItem(item, depth + 1));
      else this.read(item, depth + 1);
    }
  }

  // Paragraphs in an item are its lines.
  private readItem(item: Element, depth: number): void {
    item.childNodes.forEach((node, index) => {
      if (!isElement(node) || node.tagName !== "p") return this.read(node, depth);
      if (index > 0 && item.childNodes.slice(0, index).some(isElement)) this.writer.breakLine();
      return this.readAll(node.childNodes, depth + 1);
    });
  }

  private readFigure(figure: Element, depth: number): void {
    const found = listWithin(figure, depth);
    const caption = found.find(({ tagName }) => tagName === "figcaption");
    const pictures = found.filter(({ tagName }) => tagName === "img");
    const [picture] = pictures;
    const embed = findEmbed(readText(figure).trim().split(/\s/)[0] ?? "");
    if (embed) return this.writer.add({ kind: "block", block: embed });
    const image = pictures.length === 1 && picture ? this.toImage(picture) : undefined;
    if (!image || !caption) return this.writer.block("paragraph", () => this.readAll(figure.childNodes, depth + 1));
    const [first] = this.readBlocks(caption, depth);
    return this.writer.add(
      first ? { kind: "figure", image, caption: first } : { kind: "block", block: { type: "image", ...image } },
    );
  }

  private readPicture(node: Element): void {
    const image = this.toImage(node);
    if (image) this.writer.add({ kind: "block", block: { type: "image", ...image } });
  }

  private toImage(node: Element): JsonObject | undefined {
    const alt = getAttribute(node, "alt");
    const src = getAttribute(node, "src") || getAttribute(node, "data-src");
    return this.context.findPicture({ src, alt });
  }

  private readSolid(node: Element, inside: () => void): void {
    const embed = findEmbed(getAttribute(node, "src"));
    if (embed) return this.writer.add({ kind: "block", block: embed });
    this.context.loseElement(node.tagName);
    // The words of a form stay.
    return node.tagName === "form" ? inside() : undefined;
  }

  /** Whether a table has rows and columns; one of a single column only arranges. */
  private readTable(table: Element, depth: number): boolean {
    const inner = listWithin(table, depth);
    const rows = inner.filter(({ tagName }) => tagName === "tr").map((row) => listElements(row).filter(isCell));
    const isNested = inner.some(({ tagName }) => tagName === "table");
    if (isNested || rows.length === 0 || Math.max(...rows.map(({ length }) => length)) < 2) return false;
    const isHead = rows[0]?.every(({ tagName }) => tagName === "th") === true && rows.length > 1;
    const toRow = (cells: Element[], type: string) => ({
      cells: cells.map((cell) => ({ type, content: this.readCell(cell, depth) })),
    });
    const [head = [], ...rest] = rows;
    const caption = inner.find(({ tagName }) => tagName === "caption");
    if (caption) this.writer.block("paragraph", () => this.readAll(caption.childNodes, depth + 1));
    const body = (isHead ? rest : rows).map((cells) => toRow(cells, "data"));
    const content = { ...(isHead ? { head: { rows: [toRow(head, "header")] } } : {}), body: { rows: body } };
    this.writer.add({ kind: "table", table: content });
    return true;
  }

  private readCell(cell: Element, depth: number): JsonObject[] {
    const content = this.readBlocks(cell, depth).map((block) => fitBlock(block, cellConfig));
    return content.length > 0 ? content : [{ type: "paragraph", text: "", spans: [], direction: "ltr" }];
  }

  private readBlocks(node: Element, depth: number): JsonObject[] {
    const writer = new RichTextWriter();
    new Reader(writer, this.context).readAll(node.childNodes, depth + 1);
    writer.end();
    return writer.parts.flatMap((part) => (part.kind === "block" && part.block.text !== undefined ? [part.block] : []));
  }
}

const isCell = ({ tagName }: Element) => tagName === "td" || tagName === "th";

/** Every element within one, as deep as texts are read. */
function listWithin(element: Element, depth: number): Element[] {
  if (depth > maxDepth) return [];
  return listElements(element).flatMap((inner) => [inner, ...listWithin(inner, depth + 1)]);
}

function readText(node: Node, depth = 0): string {
  if ("value" in node) return node.value;
  if (!isElement(node) || depth > maxDepth) return "";
  return node.tagName === "br" ? "\n" : node.childNodes.map((inner) => readText(inner, depth + 1)).join("");
}
