import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";
import { CopyButton } from "@/features/shared/ui/CopyButton";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./ContactTemplate.module.css";

type Text = {
  label: string;
  copy: { copy: string; copied: string };
  note: string;
  lines: readonly (readonly [name: string, example: string])[];
};

const messages = translate<Text>({
  en: {
    label: "Template for a report",
    copy: { copy: "Copy the template", copied: "Copied!" },
    note: "Five facts are enough to find a call in our records. Text, not a screenshot, and never the key itself.",
    lines: [
      ["When", "2026-11-25 09:12:07 UTC, or the date header of the response"],
      ["Where to", "fra, eth, mainnet, JSON-RPC"],
      ["What was sent", "eth_getLogs with fromBlock 0x1842e00, toBlock latest"],
      ["What came back", '200, {"error":{"code":-32005,"message":"…"}}'],
      ["Client", "viem 2, no proxy"],
    ],
  },
  cn: {
    label: "问题反馈模板",
    copy: { copy: "复制模板", copied: "已复制" },
    note: "有这五项就能在记录里找到那次调用。请贴文字，不要截图，也不要发送密钥。",
    lines: [
      ["时间", "2026-11-25 09:12:07 UTC，或响应的 date 头"],
      ["发往", "fra、eth、mainnet、JSON-RPC"],
      ["发送的内容", "eth_getLogs，fromBlock 0x1842e00，toBlock latest"],
      ["返回的内容", '200，{"error":{"code":-32005,"message":"…"}}'],
      ["使用的库", "viem 2，中间没有代理"],
    ],
  },
});

/** The facts that a report of a failing call needs, with an example of each, to copy. */
export function ContactTemplate({ locale }: { locale: Locale }) {
  const text = messages[locale];
  const template = text.lines.map(([name]) => `${name}: `).join("\n");
  return (
    <Panel label={text.label} note={text.note}>
      <dl className={styles.lines}>
        {text.lines.map(([name, example]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{example}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.copy}>
        <CopyButton text={template} words={text.copy} locale={locale} />
      </div>
    </Panel>
  );
}
