/** Colours of the mark on a background: `ink` replaces `currentColor`. */
export type Ground = { ink: string };

/** The mark's viewBox and shapes. */
export type Mark = { x: number; y: number; width: number; height: number; content: string };

const box = /<svg[^>]*\sviewBox="([-\d.]+)[\s,]+([-\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)"[^>]*>([\s\S]*)<\/svg>/;

/**
 * Reads the source of the mark. `currentColor` is the page's ink; elements with `data-mono="none"` are left out in one
 * colour. Throws a sentence for a file without a drawing or viewBox.
 */
export function readMark(svg: string): Mark {
  const [, x, y, width, height, content = ""] = box.exec(svg) ?? [];
  if (width === undefined) throw new Error("The mark is an SVG with a viewBox such as 0 0 64 64.");
  if (/<(script|style|foreignObject|image|use)\b|\son\w+=|href=/i.test(content)) {
    throw new Error("The mark may contain only shapes: no scripts, style sheets, images or links.");
  }
  return { x: Number(x), y: Number(y), width: Number(width), height: Number(height), content: content.trim() };
}

/** The shapes in the colours of a background. */
export const colourMark = ({ content }: Mark, { ink }: Ground): string =>
  content.replaceAll("currentColor", ink).replaceAll(/\sdata-mono="none"/g, "");

/** The shapes in one colour: every fill and stroke takes it, and translucent strokes become opaque. */
export const simplifyMark = ({ content }: Mark, { ink }: Ground): string =>
  content
    .replaceAll(/<(\w+)\b[^>]*data-mono="none"[^>]*(?:\/>|>[\s\S]*?<\/\1>)/g, "")
    .replaceAll(/\b(fill|stroke)="(?!none")[^"]*"/g, `$1="${ink}"`)
    .replaceAll(/\s(?:stroke|fill)-opacity="[^"]*"/g, "")
    .trim();

/** A square viewBox around the mark, with a relative margin on all sides. */
export function getSquare({ x, y, width, height }: Mark, free = 0.0625): string {
  const side = Math.max(width, height) / (1 - 2 * free);
  return [x - (side - width) / 2, y - (side - height) / 2, side, side].map(round).join(" ");
}

/** A number with at most two decimals, as drawings are written. */
export const round = (value: number): number => Math.round(value * 100) / 100;
