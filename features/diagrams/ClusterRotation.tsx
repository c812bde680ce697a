import { translate } from "@/features/shared/contracts/translate";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./ClusterRotation.module.css";

type Text = {
  label: string;
  aside: string;
  caller: string;
  endpoint: string;
  height: (block: string) => string;
  isIn: string;
  behind: (blocks: number) => string;
  note: string;
};

const messages = translate<Text>({
  en: {
    label: "Three nodes behind one endpoint",
    aside: "example",
    caller: "Your servers",
    endpoint: "One endpoint, one key",
    height: (block) => `at block ${block}`,
    isIn: "answers",
    behind: (blocks) => `out: ${blocks} blocks behind`,
    note: "On Ethereum a node leaves the rotation when it is more than two blocks behind, and comes back when it has caught up.",
  },
  cn: {
    label: "一个端点背后的三个节点",
    aside: "示例",
    caller: "你的服务器",
    endpoint: "一个端点，一个密钥",
    height: (block) => `位于区块 ${block}`,
    isIn: "正常响应",
    behind: (blocks) => `已移出：落后 ${blocks} 个区块`,
    note: "在 Ethereum 上，落后超过两个区块的节点会被移出轮换，追上之后再加回来。",
  },
});

const tip = 25_440_118;
const shownBlocks = 12;
/** Names are clients; `behind` counts blocks below the highest node. */
const nodes = [
  { name: "Geth 1", behind: 0 },
  { name: "Reth 1", behind: 0 },
  { name: "Geth 2", behind: 5 },
];

/** How a cluster responds while one of its nodes lags: the latest blocks of each node as marks. */
export function ClusterRotation({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <Panel label={text.label} aside={text.aside} note={text.note}>
      <div className={styles.root}>
        <p className={styles.caller}>{text.caller}</p>
        <p className={styles.endpoint}>{text.endpoint}</p>
        <ul className={styles.nodes}>
          {nodes.map(({ name, behind }) => (
            <li key={name} data-out={behind > 0 ? "" : undefined}>
              <strong>{name}</strong>
              <span className={styles.height}>{text.height(formatNumber(tip - behind, locale))}</span>
              <Blocks count={shownBlocks - behind} />
              <span className={styles.state}>{behind > 0 ? text.behind(behind) : text.isIn}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function Blocks({ count }: { count: number }) {
  return (
    <svg className={styles.blocks} viewBox={`0 0 ${shownBlocks * 8 - 2} 14`} aria-hidden="true">
      {Array.from({ length: shownBlocks }, (_, index) => (
        <rect key={index} x={index * 8} width="6" height="14" rx="1" data-missing={index >= count ? "" : undefined} />
      ))}
    </svg>
  );
}
