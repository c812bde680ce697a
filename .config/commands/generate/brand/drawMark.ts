/** Colours of the mark on one ground: `ink` takes the place of `currentColor`. */
export type Ground = { ink: string };

/** The mark as it was drawn: its box and what is in it. */
export type Mark = { x: number; y: number; width: number; height: number; content: string };

const box = /<svg[^>]*\sviewBox="([-\d.]+)[\s,]+([-\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)"[^>]*>([\s\S]*)<\/svg>/;

/**
 * Reads the mark's one source. `currentColor` in it is the ink of the page; elements with `data-mono="none"` are left out
 * where only one colour is printed. Throws a sentence for what is no drawing with a viewBox.
 */
export function readMark(svg: string): Mark {
  const [, x, y, width, height, content = ""] = box.exec(svg) ?? [];
  if (width === undefined) throw new Error("The mark is an SVG with a viewBox such as 0 0 64 64.");
  if (/<(script|style|foreignObject|image|use)\b|\son\w+=|href=/i.test(content)) {
    throw new Error("The mark holds shapes only: no scripts, style sheets, pictures or links.");
  }
  return { x: Number(x), y: Number(y), width: Number(width), height: Number(height), content: content.trim() };
}

/** The shapes in the colours of a ground. */
export const colourMark = ({ content }: Mark, { ink }: Ground): string =>
  content.replaceAll("currentColor", ink).replaceAll(/\sdata-mono="none"/g, "");

/** The shapes in one colour: what is filled or drawn at all takes it, faint lines become whole ones. */
export const simplifyMark = ({ content }: Mark, { ink }: Ground): string =>
  content
    .replaceAll(/<(\w+)\b[^>]*data-mono="none"[^>]*(?:\/>|>[\s\S]*?<\/\1>)/g, "")
    .replaceAll(/\b(fill|stroke)="(?!none")[^"]*"/g, `$1="${ink}"`)
    .replaceAll(/\s(?:stroke|fill)-opacity="[^"]*"/g, "")
    .trim();

/** A square around the mark as a viewBox, with a share of it left free on all sides. */
export function getSquare({ x, y, width, height }: Mark, free = 0.0625): string {
  const side = Math.max(width, height) / (1 - 2 * free);
  return [x - (side - width) / 2, y - (side - height) / 2, side, side].map(round).join(" ");
}

/** A number as files hold it: two decimals at most. */
export const round = (value: number): number => Math.round(value * 100) / 100;
