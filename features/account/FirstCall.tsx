import { demoChain } from "@/features/shared/contracts/demoChain";
import { rpcPath } from "@/features/shared/contracts/rpcGateway";
import { translate } from "@/features/shared/contracts/translate";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { CopyableCode } from "@/features/shared/ui/CopyableCode";
import { Panel } from "@/features/shared/ui/Panel";
import { WordBreaks } from "@/features/shared/ui/WordBreaks";

import styles from "./FirstCall.module.css";

const messages = translate({
  en: {
    firstCall: "The first call, with your key",
    callToCome: "The first call, once you have a key",
    otherLanguages: "The same in JavaScript, Python, Go and Rust",
  },
  cn: {
    firstCall: "用你的密钥发起第一次调用",
    callToCome: "获取密钥后的第一次调用",
    otherLanguages: "JavaScript、Python、Go 和 Rust 的写法",
  },
});

type Props = { apiKey: string | undefined; origin: string; locale: Locale };

/** The next step after a key: a call of the demo chain with it, ready to be pasted; without one, how it will look. */
export function FirstCall({ apiKey, origin, locale }: Props) {
  const text = messages[locale];
  const url = `${origin}${rpcPath(demoChain.chain, demoChain.network, apiKey ?? "KEY")}`;
  const label = apiKey === undefined ? text.callToCome : text.firstCall;
  // Lines as short as the pane is narrow, and a key in one piece.
  const code = `curl --json '{"jsonrpc":"2.0","id":1,\n  "method":"eth_blockNumber"}' \\\n${url.replace(/[^/]+$/, "\u0000$&")}`;
  const pre = (
    <pre className={styles.code} role="group" aria-label={label} translate="no">
      <code>
        <WordBreaks text={code} mark={"\u0000"} />
      </code>
    </pre>
  );
  return (
    <Panel
      label={label}
      aside="curl"
      note={<a href={localizePath("/docs/get-started/", locale)}>{text.otherLanguages}</a>}
    >
      {apiKey === undefined ? pre : <CopyableCode locale={locale}>{pre}</CopyableCode>}
    </Panel>
  );
}
