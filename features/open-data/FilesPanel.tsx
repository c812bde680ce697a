import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./FilesPanel.module.css";

type Messages = { label: string; aside: string; note: string; rows: string[] };

const messages = translate<Messages>({
  en: {
    label: "Ethereum in your bucket",
    aside: "Parquet",
    note: "Parquet files of 100,000 blocks each, then one per day (7,200 blocks). Every table refers to a block by its number.",
    rows: [
      "a block",
      "a transaction with its receipt",
      "an event",
      "a call inside a transaction",
      "a created contract",
      "checksums of all files",
    ],
  },
  cn: {
    label: "存储桶里的 Ethereum",
    aside: "Parquet",
    note: "历史数据每 100,000 个区块一个 Parquet 文件，之后每天一个（7,200 个区块）。各表都以区块号指向区块。",
    rows: ["一个区块", "一笔交易及其回执", "一个事件", "交易内的一次调用", "一个新建的合约", "全部文件的校验和"],
  },
});

const files = ["blocks", "transactions", "logs", "traces", "contracts"];

/** The folder of a chain as it arrives: a folder per table, and what a row of it is. */
export function FilesPanel({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <Panel label={text.label} aside={text.aside} note={text.note}>
      <div className={styles.root}>
        <p translate="no">s3://your-bucket/eth/</p>
        <ul>
          {[...files.map((name) => `${name}/`), "manifest.json"].map((name, index) => (
            <li key={name}>
              <code>{name}</code>
              <span>{text.rows[index]}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
