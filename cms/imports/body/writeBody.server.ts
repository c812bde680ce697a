import { randomUUID } from "node:crypto";

import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import { omit } from "#cms/repository/domain/model/omit.ts";
import { listAllowed } from "#cms/repository/domain/model/richText.ts";

import type { BodyFields, SliceField } from "./findBodyFields.server.ts";
import { writeValue } from "./fillFields.server.ts";
import { fitBlock } from "./fitBlock.server.ts";
import type { Part } from "./RichTextWriter.server.ts";

/** Reports what the type has no place for. */
type Lose = (element: "table" | "picture" | "embed") => void;

/** A page's own heading, and the words below it. */
type Head = { title: string; summary?: string | undefined };

/** The fields of a document with the parts of its text: a heading and slices in their order, or one field. */
export function writeBody(
  parts: readonly Part[],
  target: BodyFields,
  { head, lose }: { head: Head; lose: Lose },
): JsonObject {
  if ("field" in target) return { [target.field]: toBlocks(parts, target.model.config ?? {}, lose) };
  const { zone, text, picture, table } = target;
  const slices: JsonObject[] = target.head && head.title ? [makeHead(target.head, head)] : [];
  let pending: JsonObject[] = [];
  const flush = () => {
    if (pending.length > 0) slices.push(makeSlice(text, { [text.field]: pending }));
    pending = [];
  };
  const addSlice = (slice: JsonObject) => {
    flush();
    slices.push(slice);
  };
  const config = text.model.config ?? {};
  for (const part of parts) {
    const caption = part.kind === "figure" && picture ? findCaption(picture) : undefined;
    if (part.kind === "table" && table) addSlice(makeSlice(table, { [table.field]: part.table }));
    else if (part.kind === "figure" && picture && caption)
      addSlice(makeSlice(picture, toFigure(part, picture, caption)));
    else if (part.kind === "block" && part.block.type === "image" && picture && !listAllowed(config).includes("image"))
      addSlice(makeSlice(picture, { [picture.field]: withoutType(part.block) }));
    else pending.push(...toBlocks([part], config, lose));
  }
  flush();
  return { [zone]: slices };
}

function makeHead(target: SliceField, { title, summary }: Head): JsonObject {
  const lede = Object.entries(target.fields).find(([name]) => /lede|summary|intro/.test(name));
  const words = summary && lede ? { [lede[0]]: writeValue(summary, lede[1]) ?? null } : {};
  return makeSlice(target, { [target.field]: writeValue(title, target.model) ?? null, ...words });
}

/** Parts as blocks of one field; what it does not take is reported. */
function toBlocks(
  parts: readonly Part[],
  config: NonNullable<SliceField["model"]["config"]>,
  lose: Lose,
): JsonObject[] {
  const allowed = listAllowed(config);
  const fit = (block: JsonObject) => fitBlock(block, config);
  const toSolid = (block: JsonObject, kind: "image" | "embed") => {
    if (allowed.includes(kind)) return [block];
    lose(kind === "image" ? "picture" : "embed");
    return [];
  };
  return parts.flatMap((part): JsonObject[] => {
    if (part.kind === "figure") return [...toSolid({ type: "image", ...part.image }, "image"), fit(part.caption)];
    if (part.kind === "table") {
      lose("table");
      return [];
    }
    const { type } = part.block;
    return type === "image" || type === "embed" ? toSolid(part.block, type) : [fit(part.block)];
  });
}

/** The field of a picture's slice that takes a caption. */
const findCaption = ({ fields }: SliceField) =>
  Object.entries(fields).find(
    ([name, { type, config }]) =>
      /caption|legend|text/.test(name) && (type === "Text" || (type === "StructuredText" && !config?.single)),
  );

function toFigure(
  { image, caption }: Extract<Part, { kind: "figure" }>,
  picture: SliceField,
  [name, model]: NonNullable<ReturnType<typeof findCaption>>,
): JsonObject {
  const words = model.type === "Text" ? (caption.text ?? "") : [fitBlock(caption, model.config ?? {})];
  return { [picture.field]: image, [name]: words };
}

const withoutType = (block: JsonObject): JsonObject => omit(block, "type");

const makeSlice = ({ slice, variation }: SliceField, primary: JsonObject): JsonObject => ({
  id: `${slice}$${randomUUID()}`,
  slice_type: slice,
  slice_label: null,
  variation,
  version: "initial",
  primary,
  items: [],
});
