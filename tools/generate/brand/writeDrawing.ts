import { writeFileSync } from "node:fs";

import type { Mark } from "./drawMark.ts";

/** Writes the mark as a component, which pages and social cards draw inline in their own ink. */
export function writeDrawing(file: string, mark: Mark): void {
  const box = [mark.x, mark.y, mark.width, mark.height].join(" ");
  const shapes = mark.content
    .replaceAll(/\sdata-mono="none"/g, "")
    .replaceAll(/\s([a-z]+)-([a-z])([a-z]*)=/g, (_, first: string, letter: string, rest: string) => {
      return ` ${first}${letter.toUpperCase()}${rest}=`;
    })
    .replaceAll(/\s*\/>/g, " />");
  writeFileSync(
    file,
    `// Written by \`npm run generate\` from content/images/brand/mark.svg. DO NOT EDIT.
type Props = { height: number };

/** The mark's shapes, \`height\` pixels high. */
export function Drawing({ height }: Props) {
  return (
    <svg width={height * ${round(mark.width / mark.height)}} height={height} viewBox="${box}" aria-hidden="true">
      ${shapes.split(/\n\s*/).join("\n      ")}
    </svg>
  );
}
`,
  );
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
