import type { CSSProperties } from "react";

import type { Allowed } from "#cms/editor/rich-text/allowed.ts";

import { measure } from "./Area.ts";

const inherited = [
  "color",
  "direction",
  "fontFamily",
  "fontFeatureSettings",
  "fontSize",
  "fontStretch",
  "fontStyle",
  "fontVariantNumeric",
  "fontWeight",
  "hyphens",
  "letterSpacing",
  "lineHeight",
  "textAlign",
  "textTransform",
  "wordSpacing",
] as const;

/** The type of an element of the frame, with the colour behind it: text typed over it looks the same. */
export function copyType(element: Element): CSSProperties {
  const view = element.ownerDocument.defaultView;
  if (!view) return {};
  const style = view.getComputedStyle(element);
  return {
    ...Object.fromEntries(inherited.map((name) => [name, style[name]])),
    backgroundColor: findGround(element, view),
  };
}

/** The nearest colour behind an element; that of the page where nothing is painted. */
function findGround(element: Element, view: Window): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = view.getComputedStyle(at);
    if (!/^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return "Canvas";
}

const kept = [
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "line-height",
  "letter-spacing",
  "padding",
  "color",
  "text-align",
  "text-wrap-style",
  "text-decoration-line",
  "list-style-type",
  "border-color",
  "border-radius",
  "border-style",
  "border-width",
  "background",
];

const blockTags = "p,h1,h2,h3,h4,h5,h6,pre,li,figure";
const inlineTags = "strong,em,a,:not(pre)>code,[data-label]";

/**
 * Style sheets for blocks that are typed in an element: each kind looks and stands as where the field has it on the
 * page, or would. They are made in script, which a content security policy leaves alone.
 */
export function copyBlocks(elements: readonly Element[], scope: string, allowed: Kinds): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const seen = new Set<string>();
  const write = (selector: string, values: Record<string, string>) => {
    if (seen.has(selector)) return;
    seen.add(selector);
    const rule = sheet.cssRules[sheet.insertRule(`${scope} .ProseMirror ${selector} {}`)];
    if (!(rule instanceof CSSStyleRule)) return;
    for (const [name, value] of Object.entries(values)) rule.style.setProperty(name, value);
  };
  const copy = (roots: readonly Element[], area: { left: number; top: number }) => {
    const list = (tags: string) =>
      roots.flatMap((one) => [one, ...one.querySelectorAll(tags)]).filter((one) => one.matches(tags));
    let last = { name: "", end: area.top };
    for (const block of list(blockTags)) {
      // A paragraph of a list's entry, or a picture's.
      if (block.parentElement?.closest("li,figure")) continue;
      const { left, top, bottom, width } = block.getBoundingClientRect();
      const name = nameBlock(block);
      write(name, { ...read(block), width: `${width}px`, "margin-left": `${left - area.left}px` });
      if (block.localName === "li") write(`${name}::marker`, { color: readStyle(block, "::marker")?.color ?? "" });
      const gap = `${top - last.end}px`;
      if (last.name) write(`${last.name} + ${name}`, { "margin-top": gap });
      else write("", { "padding-top": gap });
      last = { name, end: bottom };
    }
    for (const part of list(inlineTags)) {
      const [own, around] = [read(part), read(part.parentElement ?? part)];
      const size = `${Number.parseFloat(own["font-size"] ?? "") / Number.parseFloat(around["font-size"] ?? "")}em`;
      const others = Object.entries({ ...own, "font-size": size }).filter(([name, value]) => value !== around[name]);
      write(nameInline(part), { ...Object.fromEntries(others), display: readStyle(part)?.display ?? "" });
    }
  };
  const [first] = elements;
  const area = measure(elements);
  if (!first || !area) return sheet;
  copy(elements, area);
  const holder = elements.length > 1 || first.matches(blockTags) ? first.parentElement : first;
  // A field of one kind is a part of its slice, which has a style for it.
  if (!holder || allowed.texts.length < 2) return sheet;
  const samples = drawSamples(holder, allowed);
  holder.after(samples);
  const { left, top } = samples.getBoundingClientRect();
  copy([samples], { left: left + area.left - holder.getBoundingClientRect().left, top });
  samples.remove();
  return sheet;
}

type Kinds = Pick<Allowed, "texts" | "labels">;

const sampleTags: Record<string, string> = {
  paragraph: "p strong em a",
  "list-item": "ul li li",
  "o-list-item": "ol li li",
  preformatted: "pre code",
};

/** An element like another, unseen in its place, with blocks of all kinds: each above each. */
function drawSamples(holder: Element, { texts, labels }: Kinds): HTMLElement {
  const page = holder.ownerDocument;
  const draw = (tag: string, children: (Element | string)[] = ["x"]) => {
    const element = page.createElement(tag);
    if (tag === "a") element.setAttribute("href", "#");
    element.append(...children);
    return element;
  };
  const drawLabel = (name: string) => {
    const label = draw(name === "code" ? name : "span");
    label.dataset.label = name;
    return label;
  };
  const drawBlock = (kind: string) => {
    const [tag = "", ...parts] = (sampleTags[kind] ?? kind.replace("heading", "h")).split(" ");
    const labelled = kind === "paragraph" ? labels.map(drawLabel) : [];
    return draw(tag, parts.length > 0 ? [...parts.map((part) => draw(part)), ...labelled] : ["x"]);
  };
  const samples = page.createElement(holder.localName);
  samples.className = holder.className;
  samples.style.cssText = `position:absolute;visibility:hidden;width:${holder.getBoundingClientRect().width}px`;
  samples.append(
    ...texts.flatMap((one, index) => [one, ...texts.slice(index + 1).flatMap((other) => [one, other])]).map(drawBlock),
    ...texts.slice(0, 1).map(drawBlock),
  );
  return samples;
}

const readStyle = (element: Element, part?: string) =>
  element.ownerDocument.defaultView?.getComputedStyle(element, part);

const read = (element: Element): Record<string, string> => {
  const style = readStyle(element);
  return Object.fromEntries(kept.map((name) => [name, style?.getPropertyValue(name) ?? ""]));
};

const nameBlock = ({ localName, parentElement }: Element) =>
  localName === "li" ? `div[data-ordered="${parentElement?.localName === "ol"}"]` : localName;

function nameInline(element: Element): string {
  const label = element.localName === "code" ? "code" : element.getAttribute("data-label");
  return label ? `span[data-label="${CSS.escape(label)}"]` : element.localName;
}
