import { Download } from "lucide-react";

import { translate } from "@/features/shared/contracts/translate";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Panel } from "@/features/shared/ui/Panel";
import { Table } from "@/features/shared/ui/Table";
import { WordBreaks } from "@/features/shared/ui/WordBreaks";

import { sampleRange, sampleTables } from "./sample";
import styles from "./FilesPanel.module.css";

type Messages = {
  label: (from: string, to: string) => string;
  table: string;
  rows: (count: string) => string;
  note: string;
};

const messages = translate<Messages>({
  en: {
    label: (from, to) => `logs.csv: blocks ${from} to ${to} of the demo chain`,
    table: "The first rows of logs.csv",
    rows: (count) => `${count} rows`,
    note: "An order arrives as Parquet: files of 100,000 blocks each, then one per day, with the checksums of all files in manifest.json.",
  },
  cn: {
    label: (from, to) => `logs.csv：演示链的区块 ${from} 至 ${to}`,
    table: "logs.csv 的前几行",
    rows: (count) => `${count} 行`,
    note: "正式交付为 Parquet：历史数据每 100,000 个区块一个文件，之后每天一个，manifest.json 列出全部文件的校验和。",
  },
});

const columns = ["block_number", "log_index", "topic0", "topic2", "address"] as const;
// A phone has room for the others.
const wideColumns = new Set<string>(["log_index", "topic0"]);
const widthData = (column: string) => (wideColumns.has(column) ? "" : undefined);
const shownRows = 4;
const maxLength = 11;

/** Rows of the sample as they are in its files, and the files to download. */
export function FilesPanel({ locale }: { locale: Locale }) {
  const text = messages[locale];
  const count = (figure: number) => formatNumber(figure, locale);
  return (
    <Panel label={text.label(count(sampleRange.from), count(sampleRange.to))} note={text.note}>
      <Table label={text.table} className={styles.rows} translate="no">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-wide={widthData(column)}>
                <WordBreaks text={column.replace("_", "_|")} mark="|" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sampleTables["logs.csv"].slice(0, shownRows).map((row) => (
            <tr key={`${row.block_number} ${row.log_index}`}>
              {columns.map((column) => (
                <td key={column} data-wide={widthData(column)}>
                  {shorten(row[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <ul className={styles.files}>
        {Object.entries(sampleTables).map(([name, rows]) => (
          <li key={name}>
            <a href={`/data/samples/${name}`} download>
              <Download size={14} aria-hidden="true" /> {name}
            </a>
            <small>{text.rows(count(rows.length))}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Both ends of a long value. */
const shorten = (value: string) => (value.length > maxLength ? `${value.slice(0, 6)}…${value.slice(-4)}` : value);
