import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";
import { Panel } from "@/features/shared/ui/Panel";

import { SpanList } from "./SpanList";
import type { Span } from "./SpanList";

type Text = { label: string; aside: string; note: string; spans: readonly Span[] };

const marks = 30;

const messages = translate<Text>({
  en: {
    label: "Block 20,000,001 reaches the nodes of a pool",
    aside: "example, one mark is 20 ms",
    note: "Both calls ask for the newest block. The second one reaches a node that does not have it yet, so the number steps back by one. Name the block by its hash, and it cannot.",
    spans: [
      { name: "Node A has the block", when: "after 60 ms", from: 4, to: marks },
      { name: "Node B has the block", when: "after 180 ms", from: 10, to: marks },
      { name: "Node C has the block", when: "after 420 ms", from: 22, to: marks },
      { name: "Your first call, answered by A: 20,000,001", when: "at 240 ms", from: 13, to: 13 },
      { name: "Your second call, answered by C: 20,000,000", when: "at 320 ms", from: 17, to: 17 },
    ],
  },
  cn: {
    label: "区块 20,000,001 到达节点池中的各个节点",
    aside: "示例，每格 20 毫秒",
    note: "两次调用查询的都是最新区块。第二次到达的节点还没有这个区块，所以高度后退了一个。按哈希指定区块，就不会这样。",
    spans: [
      { name: "节点 A 收到区块", when: "60 毫秒后", from: 4, to: marks },
      { name: "节点 B 收到区块", when: "180 毫秒后", from: 10, to: marks },
      { name: "节点 C 收到区块", when: "420 毫秒后", from: 22, to: marks },
      { name: "第一次调用，由 A 响应：20,000,001", when: "第 240 毫秒", from: 13, to: 13 },
      { name: "第二次调用，由 C 响应：20,000,000", when: "第 320 毫秒", from: 17, to: 17 },
    ],
  },
});

/** Why two nodes of a pool can differ by a block: when each has it, and two calls in between. */
export function PoolHeads({ locale }: { locale: Locale }) {
  const { label, aside, note, spans } = messages[locale];
  return (
    <Panel label={label} aside={aside} note={note}>
      <SpanList spans={spans} marks={marks} />
    </Panel>
  );
}
