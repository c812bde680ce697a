import type { ReactNode } from "react";

import { imageUrl } from "#cms/editor/fields/images.ts";
import { isJsonObject, toJsonList, toText } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

import { describeSolid } from "./solidView.ts";
import { readSpans } from "./spans.ts";
import type { Span } from "./spans.ts";

/** Static rich text that looks like the active editor. */
export const RichTextView = ({ value }: { value: Json | undefined }) =>
  toJsonList(value).map((block, index) => <Block key={index} block={block} />);

function Block({ block }: { block: Json }) {
  if (!isJsonObject(block)) return null;
  if (typeof block.text !== "string") return <Solid block={block} />;
  const type = toText(block.type);
  const children = <Pieces text={block.text} spans={readSpans(toJsonList(block.spans), block.text.length)} />;
  if (type === "list-item" || type === "o-list-item") {
    return (
      <div dir="auto" data-list-item="" data-ordered={type === "o-list-item"}>
        {children}
      </div>
    );
  }
  if (type === "preformatted") return <pre>{children}</pre>;
  const level = /^heading([1-6])$/.exec(type)?.[1];
  // Styled as a heading without being one in this page's outline.
  return (
    <p dir="auto" data-level={level}>
      {children}
    </p>
  );
}

function Solid({ block }: { block: JsonObject }) {
  const source = block.type === "image" ? imageUrl(block, 640) : undefined;
  return (
    <figure data-solid-block="">
      {source ? <img src={source} alt={toText(block.alt)} loading="lazy" /> : null}
      <figcaption>{describeSolid(block)}</figcaption>
    </figure>
  );
}

function Pieces({ text, spans }: { text: string; spans: Span[] }) {
  if (text === "") return <br />;
  const bounds = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return bounds.slice(1).map((end, index) => {
    const start = bounds[index] ?? 0;
    const over = spans.filter((span) => span.start <= start && span.end >= end);
    return <span key={start}>{over.reduce<ReactNode>(wrap, text.slice(start, end))}</span>;
  });
}

function wrap(children: ReactNode, { type, json }: Span): ReactNode {
  const data = isJsonObject(json.data) ? json.data : {};
  if (type === "strong") return <strong>{children}</strong>;
  if (type === "em") return <em>{children}</em>;
  if (type === "hyperlink") return <u data-link="">{children}</u>;
  return type === "label" ? <span data-label={toText(data.label)}>{children}</span> : children;
}
