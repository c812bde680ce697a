import { layoutParts } from "./layoutParts.ts";
import type { Layer } from "./layoutParts.ts";
import styles from "./LayoutPicture.module.css";

const width = 160;
const height = 90;
const margin = 12;
const gap = 10;
const layers: readonly Layer[] = ["surface", "outline", "text", "words", "accent", "curve", "dot"];

/** A layout as a drawing in the colours of the mode: letters of its parts from top to bottom, `|` before a second column. */
export function LayoutPicture({ layout }: { layout: string }) {
  const columns = layout.split("|");
  const column = columns.length > 1 ? (width - 2 * margin - gap) / 2 : width - 2 * margin;
  return (
    <svg className={styles.root} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {columns.map((letters, index) => {
        const drawn = [...letters].flatMap((letter) => layoutParts[letter] ?? []);
        const flexible = drawn.filter((part) => part.height === undefined).length;
        const room = height - 2 * margin - drawn.reduce((sum, part) => sum + (part.height ?? 0), 0);
        // Without a part that takes the rest, they stand in the middle.
        let y = flexible > 0 ? margin : margin + room / 2;
        return drawn.map((part, at) => {
          const top = y;
          y += part.height ?? room / flexible;
          const scale = `${column / 100} ${part.height ? 1 : room / flexible / 100}`;
          return (
            <g key={at} transform={`translate(${margin + index * (column + gap)} ${top}) scale(${scale})`}>
              {layers.map((layer) => (
                <path key={layer} data-layer={layer} d={part.paths[layer]} />
              ))}
            </g>
          );
        });
      })}
    </svg>
  );
}
