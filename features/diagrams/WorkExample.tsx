import { Check } from "lucide-react";

import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";
import { CodeText } from "@/features/shared/ui/CodeText";
import { Code } from "@/features/shared/ui/Code";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./WorkExample.module.css";

type Text = {
  label: string;
  question: string;
  who: string;
  response: string;
  after: string;
  checks: readonly string[];
};

const messages = translate<Text>({
  en: {
    label: "What an ambassador’s answer looks like",
    question: "`eth_getLogs` comes back with `-32005`. Do I need a larger plan?",
    who: "Disclosure: I am an ambassador, and my plan is free.",
    response: "Not for this. The range has too many blocks for one answer. Read it in parts:",
    after: "The error names the largest range of your node: set the size to that, or below.",
    checks: ["Names the cause", "Contains no key", "Valid on any node", "Says who writes"],
  },
  cn: {
    label: "大使的回答应当是这样",
    question: "`eth_getLogs` 返回 `-32005`，是要换更大的套餐吗？",
    who: "利益说明：我是大使，套餐免费使用。",
    response: "不用。是区块范围太大，一次响应放不下。分段读取即可：",
    after: "错误消息里写明了你的节点允许的最大范围，把 size 设成不超过它的值。",
    checks: ["说明原因", "不出现密钥", "任何节点都适用", "说明作者身份"],
  },
});

const code = `async function* readLogs(client, filter, from, end) {
  const size = 1_000n;
  for (; from <= end; from += size) {
    const last = from + size - 1n;
    yield* await client.getLogs({
      ...filter,
      fromBlock: from,
      toBlock: last < end ? last : end,
    });
  }
}`;

/** A piece of an ambassador's work: a question, its response, and what it is read for before it is published. */
export function WorkExample({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <Panel label={text.label}>
      <div className={styles.root}>
        <blockquote>
          <CodeText>{text.question}</CodeText>
        </blockquote>
        <p className={styles.who}>{text.who}</p>
        <p>{text.response}</p>
        <Code code={code} language="javascript" label={text.label} />
        <p>{text.after}</p>
        <ul>
          {text.checks.map((check) => (
            <li key={check}>
              <Check size={14} aria-hidden="true" />
              {check}
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
