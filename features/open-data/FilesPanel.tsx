import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./FilesPanel.module.css";

type Messages = { label: string; aside: string; note: string; rows: string[] };

const messages = translate<Messages>({
  en: {
    label: "one day of Ethereum in your bucket",
    aside: "Parquet",
    note: "A block every 12 seconds: 7,200 rows of blocks per day. Every other table refers to a block by its number.",
    rows: [
      "a block, 7,200 per day",
      "a transaction with its receipt",
      "an event",
      "a call inside a transaction",
      "a created contract",
      "checksums of all files",
    ],
  },
  cn: {
    label: "存储桶里以太坊的一天",
    aside: "Parquet",
    note: "每 12 秒一个区块：blocks 表每天 7,200 行。其他各表都以区块号指向区块。",
    rows: [
      "一个区块，每天 7,200 行",
      "一笔交易及其回执",
      "一个事件",
      "交易内的一次调用",
      "一个新建的合约",
      "全部文件的校验和",
    ],
  },
});

const files = ["blocks", "transactions", "logs", "traces", "contracts"];

/** The folder of a day as it arrives: a file a table, and what a row of it is. */
export function FilesPanel({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <Panel label={text.label} aside={text.aside} note={text.note}>
      <div className={styles.root}>
        <p translate="no">s3://your-bucket/eth/2026-11-24/</p>
        <ul>
          {[...files.map((name) => `${name}.parquet`), "manifest.json"].map((name, index) => (
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
