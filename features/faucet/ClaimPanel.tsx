import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./ClaimPanel.module.css";

type Messages = { label: string; aside: string; steps: { title: string; text: string; where: string }[] };

const messages = translate<Messages>({
  en: {
    label: "a claim, step by step",
    aside: "no account, no cookie",
    steps: [
      { title: "You paste an address", text: "Its checksum is verified as you type.", where: "browser" },
      { title: "Your browser solves a task", text: "A proof of work in place of a captcha.", where: "browser" },
      {
        title: "The faucet signs and sends",
        text: "One claim per network and address every 24 hours.",
        where: "server",
      },
      {
        title: "A block includes it",
        text: "You get the hash at once, and the block when it is there.",
        where: "chain",
      },
    ],
  },
  cn: {
    label: "领取的每一步",
    aside: "不需要账户，不用 Cookie",
    steps: [
      { title: "填入地址", text: "输入时即校验大小写校验和。", where: "浏览器" },
      { title: "浏览器完成一道计算题", text: "用工作量证明代替验证码。", where: "浏览器" },
      { title: "水龙头签名并发送", text: "每个网络、每个地址 24 小时一次。", where: "服务器" },
      { title: "区块收录", text: "交易哈希立即可见，入块后显示区块。", where: "链上" },
    ],
  },
});

/** Steps from an address to its coins. */
export function ClaimPanel({ locale }: { locale: Locale }) {
  const text = messages[locale];
  return (
    <Panel label={text.label} aside={text.aside}>
      <ol className={styles.root}>
        {text.steps.map(({ title, text: what, where }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{where}</span>
            <p>{what}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
