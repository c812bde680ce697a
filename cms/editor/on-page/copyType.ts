import type { CSSProperties } from "react";

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
  "border",
  "border-radius",
  "background",
];

const blockTags = "p,h1,h2,h3,h4,h5,h6,pre,li,figure";
const inlineTags = "strong,em,a,:not(pre)>code,[data-label]";

/**
 * Style sheets for blocks that are typed in an element: each kind looks and stands as where the field has it on the
 * page. They are made in script, which a content security policy leaves alone.
 */
export function copyBlocks(elements: readonly Element[], scope: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const seen = new Set<string>();
  const write = (selector: string, values: Record<string, string>) => {
    if (seen.has(selector)) return;
    seen.add(selector);
    const rule = sheet.cssRules[sheet.insertRule(`${scope} .ProseMirror ${selector} {}`)];
    if (!(rule instanceof CSSStyleRule)) return;
    for (const [name, value] of Object.entries(values)) rule.style.setProperty(name, value);
  };
  const list = (tags: string) =>
    elements.flatMap((one) => [one, ...one.querySelectorAll(tags)]).filter((one) => one.matches(tags));
  const area = measure(elements) ?? { left: 0, top: 0 };
  let last = { name: "", end: area.top };
  for (const block of list(blockTags)) {
    // A paragraph of a list's entry, or a picture's.
    if (block.parentElement?.closest("li,figure")) continue;
    const { left, top, bottom, width } = block.getBoundingClientRect();
    const name = nameBlock(block);
    write(name, { ...read(block), width: `${width}px`, "margin-left": `${left - area.left}px` });
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
  return sheet;
}

const readStyle = (element: Element) => element.ownerDocument.defaultView?.getComputedStyle(element);

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
