import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { readTable } from "@/features/content";
import { translate } from "@/features/shared/contracts/translate";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { Panel } from "@/features/shared/ui/Panel";

import { findCellChain } from "@/slices/findCellChain";

import { readDisk } from "./readDisk";
import type { DiskRange } from "./readDisk";
import styles from "./DiskPlot.module.css";

const messages = translate({
  en: {
    label: "Disk of a node, TB",
    aside: "logarithmic scale",
    none: "not bound by disk",
    note: "A bar that fades has no stated end. Where the table below names no disk, no bar is drawn.",
  },
  cn: {
    label: "节点所需磁盘，TB",
    aside: "对数刻度",
    none: "瓶颈不在磁盘",
    note: "渐淡的一端没有明确的上限或下限；下表没有写明磁盘的，不画条形。",
  },
});

const isTable = (slice: { slice_type: string }): slice is Content.DataTableSlice => slice.slice_type === "data_table";

const ticks = [0.1, 1, 10, 100];

// Units of the drawing in one power of ten.
const decade = 40;
const width = (ticks.length - 1) * decade;
// An open end fades in steps over half a power of ten.
const fades = [0.8, 0.6, 0.4, 0.2];
const step = decade / 2 / fades.length;

/** The disks that the page's first table names in its last two columns, all chains on one scale; nothing without one. */
export function DiskPlot({ slices, locale }: { slices: readonly { slice_type: string }[]; locale: Locale }) {
  const text = messages[locale];
  const table = slices.find(isTable)?.primary.table;
  if (!isFilled.table(table)) return null;
  const { head, lines } = readTable(table);
  const rows = lines.map(([name = "", ...cells], index) => {
    const cell = table.body.rows[index]?.cells[0];
    return { name, chain: cell && findCellChain(cell), disks: cells.slice(-2).map(readDisk) };
  });
  if (rows.every(({ disks }) => disks.flat().length === 0)) return null;
  return (
    <Panel label={text.label} aside={text.aside} note={text.note}>
      <div className={styles.root} aria-hidden="true">
        <p className={styles.legend}>
          {head.slice(-2).map((name, series) => (
            <span key={name} data-series={series}>
              {name}
            </span>
          ))}
        </p>
        {rows.map(({ name, chain, disks }) => (
          <div key={name} className={styles.row}>
            <span className={styles.chain}>
              {chain ? <ChainIcon chain={chain.key} /> : null}
              {name}
            </span>
            {disks.flat().length > 0 ? <Bars disks={disks} /> : <small>{text.none}</small>}
          </div>
        ))}
        <div className={styles.row}>
          <span />
          <p className={styles.ticks}>
            {ticks.map((tick) => (
              <span key={tick}>{formatNumber(tick, locale)}</span>
            ))}
          </p>
        </div>
      </div>
    </Panel>
  );
}

function Bars({ disks }: { disks: readonly DiskRange[][] }) {
  const isAlone = disks.filter((ranges) => ranges.length > 0).length === 1;
  return (
    <svg viewBox={`0 0 ${width} 16`} preserveAspectRatio="none">
      {ticks.map((tick, index) => (
        <line key={tick} x1={index * decade} x2={index * decade} y2="16" />
      ))}
      {disks.map((ranges, series) =>
        ranges.map((range, index) => (
          <g key={`${series}-${index}`} data-series={series}>
            {toParts(range).map(({ x, length, opacity }) => (
              <rect key={x} x={x} y={isAlone ? 5 : 2 + series * 6} width={length} height="6" fillOpacity={opacity} />
            ))}
          </g>
        )),
      )}
    </svg>
  );
}

const place = (terabytes: number) => (Math.log10(terabytes) + 1) * decade;

/** The pieces of a bar: what is stated, and the steps of an open end. */
function toParts({ from, to }: DiskRange) {
  if (from !== undefined && to !== undefined) return [{ x: place(from), length: place(to) - place(from), opacity: 1 }];
  const sign = from === undefined ? -1 : 1;
  const edge = place(from ?? to ?? 1);
  return fades.map((opacity, index) => ({
    x: sign > 0 ? edge + index * step : edge - (index + 1) * step,
    length: step,
    opacity,
  }));
}
