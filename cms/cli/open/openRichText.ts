import { isDeepStrictEqual } from "node:util";

import { isObject } from "#cms/repository/domain/model/document.ts";
import type { Json, JsonObject } from "#cms/repository/domain/model/document.ts";
import type { LinkContext } from "#cms/cli/compose/links.ts";
import { parseMarkdown } from "#cms/cli/compose/parseMarkdown.ts";

/** Converts a link to the URL used in Markdown. */
export type OpenContext = LinkContext & { toLinkText: (link: JsonObject) => string | undefined };

type Span = { start: number; end: number; type: string; data: Json | undefined };

const signs = { strong: ["**", "**"], em: ["*", "*"] } as const;
const tags = { strong: ["<strong>", "</strong>"], em: ["<em>", "</em>"] } as const;
const styles = [
  { escapes: false, marks: signs },
  { escapes: true, marks: signs },
  { escapes: false, marks: tags },
  { escapes: true, marks: tags },
];

const lists: Record<string, string> = { "list-item": "- ", "o-list-item": "1. " };

/** Rich text as Markdown that parses to the same blocks; `undefined` when there is none. */
export function openRichText(value: Json, context: OpenContext): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const blocks = value.map((block) => openBlock(block, context));
  if (blocks.some((block) => block === undefined)) return undefined;
  const text = blocks.reduce<string>((before, block, index) => before + gap(value, index) + (block ?? ""), "");
  return isDeepStrictEqual(read(text, context), value) ? text : undefined;
}

/** One line of text, such as a heading's, as Markdown; `type` is the kind of its block. */
export function openLine(block: Json, context: OpenContext): string | undefined {
  if (!isObject(block)) return undefined;
  const written = variants(block, context).find((line) => {
    const [first] = read(line, context);
    return isObject(first) && isDeepStrictEqual({ ...first, type: block.type }, block);
  });
  return written;
}

function read(text: string, context: LinkContext): Json[] {
  try {
    return parseMarkdown(text, context);
  } catch {
    // Markdown that rich text cannot represent is no candidate.
    return [];
  }
}

function gap(blocks: Json[], index: number): string {
  const [before, block] = [blocks[index - 1], blocks[index]];
  if (!isObject(before) || !isObject(block)) return "";
  return before.type === block.type && String(block.type) in lists ? "\n" : "\n\n";
}

function openBlock(block: Json, context: OpenContext): string | undefined {
  if (!isObject(block)) return undefined;
  const { type, text } = block;
  if (type === "image") return `![${String(block.alt ?? "")}](${String(block.url)})`;
  if (typeof type !== "string" || typeof text !== "string") return undefined;
  if (type === "preformatted") return fenced(text);
  const note = findNotePrefix(block);
  const prefix = note ?? lists[type] ?? (/^heading\d$/.test(type) ? `${"#".repeat(Number(type.slice(-1)))} ` : "");
  const inner = note ? { ...block, spans: Array.isArray(block.spans) ? block.spans.slice(0, -1) : [] } : block;
  return variants(inner, context)
    .map((line) => prefix + line.replaceAll("\n", `\n${/^[>]/.test(prefix) ? "> " : " ".repeat(prefix.length)}`))
    .find((line) => isDeepStrictEqual(read(line, context), [block]));
}

/** The prefix of a block that is entirely a note or a warning. */
function findNotePrefix({ spans, text }: JsonObject): string | undefined {
  const last = Array.isArray(spans) ? spans.at(-1) : undefined;
  if (!isObject(last) || last.start !== 0 || last.end !== String(text).length || !isObject(last.data)) return undefined;
  if (last.data.label === "warning") return "> [!warning] ";
  return last.data.label === "note" ? "> " : undefined;
}

function fenced(text: string): string {
  const maxTicks = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(maxTicks + 1);
  return `${fence}\n${text}\n${fence}`;
}

/** Candidate spellings of a line, the simplest first. */
function variants({ text, spans }: JsonObject, context: OpenContext): string[] {
  if (typeof text !== "string" || !Array.isArray(spans)) return [];
  const read = spans.flatMap((span) => readSpan(span) ?? []);
  if (read.length < spans.length) return [];
  return styles.flatMap((style) => {
    const line = write({ start: 0, end: text.length, spans: read }, { text, context, ...style });
    return line === undefined ? [] : [line];
  });
}

function readSpan(span: Json): Span | undefined {
  if (!isObject(span) || typeof span.start !== "number" || typeof span.end !== "number") return undefined;
  return { start: span.start, end: span.end, type: String(span.type), data: span.data };
}

type Part = { start: number; end: number; spans: Span[] };
type Style = { text: string; context: OpenContext; escapes: boolean; marks: typeof signs | typeof tags };

/** Writes a part of a text; its spans may nest, but not overlap. */
function write({ start, end, spans }: Part, style: Style): string | undefined {
  let at = start;
  let written = "";
  let rest = spans.toSorted((a, b) => a.start - b.start || b.end - a.end || spans.indexOf(b) - spans.indexOf(a));
  for (let span = rest.shift(); span; span = rest.shift()) {
    const outer = span;
    const inner = rest.filter((one) => one.start < outer.end);
    if (inner.some((one) => one.end > outer.end)) return undefined;
    rest = rest.filter((one) => !inner.includes(one));
    const wrapped = wrap(outer, inner, style);
    if (wrapped === undefined) return undefined;
    written += plain(style.text.slice(at, outer.start), style) + wrapped;
    at = outer.end;
  }
  return written + plain(style.text.slice(at, end), style);
}

function wrap({ start, end, type, data }: Span, inner: Span[], style: Style): string | undefined {
  const text = style.text.slice(start, end);
  if (type === "label") return isObject(data) && data.label === "code" && inner.length === 0 ? code(text) : undefined;
  const content = write({ start, end, spans: inner }, style);
  if (content === undefined) return undefined;
  if (type === "strong" || type === "em") return style.marks[type].join(content);
  const linkText = type === "hyperlink" && isObject(data) ? style.context.toLinkText(data) : undefined;
  if (linkText === undefined) return undefined;
  return `[${content}](${/[\s()<>]/.test(linkText) ? `<${linkText}>` : linkText})`;
}

function code(text: string): string {
  if (!text.includes("`")) return `\`${text}\``;
  const maxTicks = Math.max(...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = "`".repeat(maxTicks + 1);
  return `${ticks} ${text} ${ticks}`;
}

// A trailing backslash continues a line. Markdown autolinks bare URLs.
function plain(text: string, { escapes }: Style): string {
  const escaped = escapes
    ? text
        .replace(/[\\`*_[\]<>&~!#|]/g, "\\$&")
        .replace(/\b(https?|ftp)(?=:)/g, "$1\\")
        .replace(/\bwww(?=\.)/g, "www\\")
        .replace(/@/g, "\\@")
        .replace(/^([-+=]|\d+(?=[.)]))/gm, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`))
    : text;
  return escaped.replaceAll("\n", "\\\n");
}
