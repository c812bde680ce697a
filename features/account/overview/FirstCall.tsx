import { demoChain } from "@/features/shared/contracts/demoChain";
import { rpcPath } from "@/features/shared/contracts/rpcGateway";
import { translate } from "@/features/shared/contracts/translate";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { CopyableCode } from "@/features/shared/ui/CopyableCode";
import { Panel } from "@/features/shared/ui/Panel";

import styles from "./FirstCall.module.css";

const messages = translate({
  en: { firstCall: "The first call, with your key", otherLanguages: "The same in JavaScript, Python, Go and Rust" },
  cn: { firstCall: "用你的密钥发起第一次调用", otherLanguages: "JavaScript、Python、Go 和 Rust 的写法" },
});

type Props = { apiKey: string; origin: string; locale: Locale };

/** The next step after a key: a call of the demo chain with it, ready to be pasted. */
export function FirstCall({ apiKey, origin, locale }: Props) {
  const text = messages[locale];
  const url = `${origin}${rpcPath(demoChain.chain, demoChain.network, apiKey)}`;
  // Lines as short as the pane is narrow.
  const code = `curl --json '{"jsonrpc":"2.0","id":1,\n  "method":"eth_blockNumber"}' \\\n  ${url}`;
  return (
    <Panel
      label={text.firstCall}
      aside="curl"
      note={<a href={localizePath("/docs/get-started/", locale)}>{text.otherLanguages}</a>}
    >
      <CopyableCode locale={locale}>
        {/* Focusable, so that a keyboard can scroll it. */}
        <pre className={styles.code} tabIndex={0} role="group" aria-label={text.firstCall} translate="no">
          <code>{code}</code>
        </pre>
      </CopyableCode>
    </Panel>
  );
}
