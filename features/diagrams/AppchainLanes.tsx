import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./AppchainLanes.module.css";

/** What runs on the machines of the middle lane. */
type Part = "rpc" | "sequencer" | "batcher";

type Text = {
  label: string;
  aside: string;
  note: string;
  lanes: readonly [string, string, string];
  /** Phones leave the ending out. */
  parts: Record<Part, readonly [start: string, ending: string]>;
  steps: readonly { name: string; detail: string }[];
};

const messages = translate<Text>({
  en: {
    label: "One transaction on a rollup",
    aside: "whose machine it is on",
    note: "The signing keys of the middle lane stay yours: our servers call your signer. Cosmos chains and Avalanche L1s settle themselves, so the last two steps do not apply.",
    lanes: ["You run", "We run", "Layer below"],
    parts: { rpc: ["RPC", " node"], sequencer: ["seq", "uencer"], batcher: ["batch", "er"] },
    steps: [
      { name: "A wallet signs and sends it", detail: "eth_sendRawTransaction" },
      { name: "An RPC node checks it and passes it on", detail: "txpool" },
      { name: "The sequencer puts it into a block", detail: "latest" },
      { name: "Your application reads the receipt", detail: "eth_getTransactionReceipt" },
      { name: "The batcher posts the block’s data", detail: "safe" },
      { name: "The layer below cannot take it back", detail: "finalized" },
    ],
  },
  cn: {
    label: "Rollup 上的一笔交易",
    aside: "在谁的机器上",
    note: "中间一列的签名密钥始终归你，由我们的服务器调用你的签名服务。Cosmos 链和 Avalanche L1 自行结算，没有最后两步。",
    lanes: ["你", "我们", "下层链"],
    parts: { rpc: ["RPC", " 节点"], sequencer: ["排序", "器"], batcher: ["批处理", "器"] },
    steps: [
      { name: "钱包签名并发送", detail: "eth_sendRawTransaction" },
      { name: "RPC 节点检查并转发", detail: "txpool" },
      { name: "排序器将其打包进区块", detail: "latest" },
      { name: "你的应用读取回执", detail: "eth_getTransactionReceipt" },
      { name: "批处理器提交区块数据", detail: "safe" },
      { name: "下层链不会再回滚", detail: "finalized" },
    ],
  },
});

/** For each step the lanes where it begins and ends, counted from 1, and what runs of the middle one. */
const ways: readonly { from: number; to: number; part?: Part }[] = [
  { from: 1, to: 2, part: "rpc" },
  { from: 2, to: 2, part: "rpc" },
  { from: 2, to: 2, part: "sequencer" },
  { from: 2, to: 1, part: "rpc" },
  { from: 2, to: 3, part: "batcher" },
  { from: 3, to: 3 },
];

/** The way of a transaction through an application chain, and who runs the machine of each step. */
export function AppchainLanes({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <Panel label={text.label} aside={text.aside} note={text.note}>
      <div className={styles.root}>
        <p className={styles.lanes} aria-hidden="true">
          {text.lanes.map((lane) => (
            <span key={lane}>{lane}</span>
          ))}
        </p>
        <ol className={styles.steps}>
          {text.steps.map(({ name, detail }, index) => {
            const { from, to, part } = ways[index] ?? { from: 1, to: 1 };
            return (
              <li key={name}>
                <p>
                  {name} <code>{detail}</code>{" "}
                  <span className="visuallyHidden">
                    {[...new Set([from, to])].map((lane) => text.lanes[lane - 1]).join(" → ")}
                  </span>
                </p>
                <i data-from={Math.min(from, to)} data-to={Math.max(from, to)} data-back={from > to ? "" : undefined} />
                {part ? (
                  <b data-part={part}>
                    {text.parts[part][0]}
                    <span>{text.parts[part][1]}</span>
                  </b>
                ) : null}
              </li>
            );
          })}
        </ol>
      </div>
    </Panel>
  );
}
