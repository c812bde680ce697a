import type { CSSProperties } from "react";

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

const kept = ["font", "letter-spacing", "padding", "color", "text-align", "border", "background"];

/**
 * Style sheets for blocks that are typed in an element: each kind looks as where the field has it on the page. They are
 * made in script, which a content security policy leaves alone.
 */
export function copyBlocks(elements: readonly Element[], scope: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const blocks = elements.flatMap((one) => [
    one,
    ...one.querySelectorAll("p,h1,h2,h3,h4,h5,h6,pre,li,strong,em,a,code"),
  ]);
  const seen = new Set<string>();
  for (const block of blocks) {
    const tag = block.localName;
    const style = block.ownerDocument.defaultView?.getComputedStyle(block);
    if (!style || seen.has(tag) || !/^(p|h\d|pre|li|strong|em|a|code)$/.test(tag)) continue;
    seen.add(tag);
    const name = { li: "div[data-list-item]", code: 'span[data-label="code"]' }[tag] ?? tag;
    const rule = sheet.cssRules[sheet.insertRule(`${scope} .ProseMirror ${name} {}`)];
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const property of kept) rule.style.setProperty(property, style.getPropertyValue(property));
  }
  return sheet;
}
