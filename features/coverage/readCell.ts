import { lostShades } from "./toDayField";

export type Shade = "0" | (typeof lostShades)[number] | "missing";

/** One day of one chain in the field. */
export type Cell = { chain: string; day: string; shade: Shade };

const dayMs = 24 * 3600 * 1000;

/** Reads the cell of a row's drawing at a horizontal position; `undefined` outside the drawings. */
export function readCell(target: Element, clientX: number, from: string): Cell | undefined {
  const drawing = target.closest("svg");
  const row = drawing?.closest("li");
  if (!drawing || !row) return undefined;
  const { left, width } = drawing.getBoundingClientRect();
  const days = Number(drawing.getAttribute("viewBox")?.split(" ")[2]);
  const index = Math.max(0, Math.min(days - 1, Math.floor(((clientX - left) / width) * days)));
  return {
    chain: row.querySelector("a")?.textContent ?? "",
    day: new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10),
    shade: readShade(drawing, index),
  };
}

function readShade(drawing: Element, index: number): Shade {
  const isDrawn = (shade: string) =>
    drawing.querySelector(`[data-shade="${shade}"]`)?.getAttribute("d")?.includes(`M${index} `) ?? false;
  return ([...lostShades, "missing"] as const).find(isDrawn) ?? "0";
}
