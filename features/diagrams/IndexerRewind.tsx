import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./IndexerRewind.module.css";

type Text = {
  label: string;
  aside: string;
  node: string;
  table: string;
  steps: readonly { name: string; state: string }[];
  note: string;
};

const messages = translate<Text>({
  en: {
    label: "An indexer in a reorganisation",
    aside: "example",
    node: "Node",
    table: "Table",
    steps: [
      { name: "Follow", state: "block 105 is stored" },
      { name: "Notice", state: "the parent of 106 is not the stored 105" },
      { name: "Take back", state: "104 and 105 leave the table" },
      { name: "Read again", state: "the table is level with the node" },
    ],
    note: "Data and cursor move in one transaction: at no moment does the table hold blocks of both branches.",
  },
  cn: {
    label: "链替换了两个区块时，索引器怎样处理",
    aside: "示例",
    node: "节点",
    table: "数据表",
    steps: [
      { name: "跟进", state: "区块 105 已入库" },
      { name: "发现", state: "106 的父区块不是已入库的 105" },
      { name: "撤回", state: "104 和 105 移出数据表" },
      { name: "重读", state: "数据表与节点一致" },
    ],
    note: "数据和游标在同一个事务中移动：数据表在任何时刻都不会同时含有两个分支的区块。",
  },
});

const firstBlock = 101;
const shown = 6;
/** For each step the newest block of the node and of the table; from 104 on a branch has its own blocks. */
const states = [
  { node: 105, table: 105, nodeBranch: "common", tableBranch: "common" },
  { node: 106, table: 105, nodeBranch: "new", tableBranch: "old" },
  { node: 106, table: 103, nodeBranch: "new", tableBranch: "new" },
  { node: 106, table: 106, nodeBranch: "new", tableBranch: "new" },
] as const;
const firstOfBranch = 104;

/** What the part between a node and a product does in a reorganisation: four states of the node and of the table. */
export function IndexerRewind({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <Panel label={text.label} aside={text.aside} note={text.note}>
      <ol className={styles.root}>
        {states.map(({ node, table, nodeBranch, tableBranch }, index) => (
          <li key={index}>
            <p>
              <strong>{text.steps[index]?.name}</strong>
              <span>{text.steps[index]?.state}</span>
            </p>
            <div className={styles.rows} aria-hidden="true">
              <span>{text.node}</span>
              <Blocks newest={node} branch={nodeBranch} />
              <span>{text.table}</span>
              <Blocks newest={table} branch={tableBranch} />
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Blocks({ newest, branch }: { newest: number; branch: "common" | "old" | "new" }) {
  const getKind = (block: number) => {
    if (block > newest) return "none";
    return block < firstOfBranch ? "common" : branch;
  };
  return (
    <span className={styles.blocks}>
      {Array.from({ length: shown }, (_, index) => firstBlock + index).map((block) => (
        <i key={block} data-block={getKind(block)}>
          {block > newest ? "" : `${block}${branch === "new" && block >= firstOfBranch ? "′" : ""}`}
        </i>
      ))}
    </span>
  );
}
