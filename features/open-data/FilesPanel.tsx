import { Download } from "lucide-react";

import { translate } from "@/features/shared/contracts/translate";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Disclosure } from "@/features/shared/ui/Disclosure";
import { Panel } from "@/features/shared/ui/Panel";
import { Table, TableHead } from "@/features/shared/ui/Table";
import { WordBreaks } from "@/features/shared/ui/WordBreaks";

import { columnTypes, sampleRange, sampleTables, writeSample } from "./sample";
import type { ColumnType } from "./sample";
import styles from "./FilesPanel.module.css";

type Messages = {
  label: (from: string, to: string) => string;
  rows: (count: string) => string;
  /** Heads of a file's columns. */
  column: string;
  type: string;
  first: string;
  types: Record<ColumnType, string>;
  empty: string;
  bytes: (count: string) => string;
  download: (name: string) => string;
  note: string;
};

const messages = translate<Messages>({
  en: {
    label: (from, to) => `Sample: blocks ${from} to ${to} of the demo chain`,
    rows: (count) => `${count} rows`,
    column: "Column",
    type: "Type",
    first: "First row",
    types: {
      integer: "integer",
      wide: "256-bit integer",
      hash: "32 bytes",
      address: "20 bytes",
      bytes: "bytes",
      time: "time, UTC",
    },
    empty: "empty",
    bytes: (count) => `(${count} bytes)`,
    download: (name) => `Download ${name}`,
    note: "The sample is CSV: bytes in hex, numbers in decimal. An order arrives as Parquet: files of 100,000 blocks each, then one per day, with the checksums of all files in manifest.json.",
  },
  cn: {
    label: (from, to) => `样本：演示链的区块 ${from} 至 ${to}`,
    rows: (count) => `${count} 行`,
    column: "列",
    type: "类型",
    first: "第一行",
    types: {
      integer: "整数",
      wide: "256 位整数",
      hash: "32 字节",
      address: "20 字节",
      bytes: "字节串",
      time: "时间（UTC）",
    },
    empty: "空",
    bytes: (count) => `（${count} 字节）`,
    download: (name) => `下载 ${name}`,
    note: "样本为 CSV：字节用十六进制，数字用十进制。正式交付为 Parquet：历史数据每 100,000 个区块一个文件，之后每天一个，manifest.json 列出全部文件的校验和。",
  },
});

const firstOpen = "logs.csv";
/** Characters of a hash with its 0x: longer values are cut. */
const maxLength = 66;

/** The files of the sample: columns with their types and first values, and the download. */
export function FilesPanel({ locale }: { locale: Locale }) {
  const text = messages[locale];
  const count = (figure: number) => formatNumber(figure, locale);
  return (
    <Panel label={text.label(count(sampleRange.from), count(sampleRange.to))} note={text.note}>
      <div className={styles.files}>
        {Object.entries(sampleTables).map(([name, rows]) => (
          <Disclosure
            key={name}
            name="sample"
            open={name === firstOpen}
            summary={
              <span>
                <code>{name}</code>{" "}
                <small>
                  {text.rows(count(rows.length))} · {formatSize(writeSample(name) ?? "", locale)}
                </small>
              </span>
            }
          >
            <Columns name={name} row={rows[0]} locale={locale} />
            <a href={`/data/samples/${name}`} download>
              <Download size={14} aria-hidden="true" /> {text.download(name)}
            </a>
          </Disclosure>
        ))}
      </div>
    </Panel>
  );
}

function Columns({ name, row = {}, locale }: { name: string; row?: Record<string, string>; locale: Locale }) {
  const text = messages[locale];
  return (
    <Table label={name} className={styles.columns}>
      <TableHead heads={[text.column, text.type, text.first]} />
      <tbody>
        {Object.entries(row).map(([column, value]) => (
          <tr key={column}>
            <th scope="row" translate="no">
              <WordBreaks text={column.replaceAll("_", "_|")} mark="|" />
            </th>
            <td>{text.types[columnTypes[column] ?? "bytes"]}</td>
            <td translate="no">
              {value === "" ? <i>{text.empty}</i> : value.slice(0, maxLength)}
              {value.length > maxLength ? `… ${text.bytes(formatNumber(value.length / 2 - 1, locale))}` : null}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const formatSize = (file: string, locale: Locale) =>
  formatNumber(file.length / 1_000, locale, { style: "unit", unit: "kilobyte", maximumFractionDigits: 1 });
