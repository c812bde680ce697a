import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { findRevertReason } from "@/features/shared/findRevertReason";

import { decodeError } from "./decodeError";
import styles from "./index.module.css";

const words = translate({
  en: {
    label: "Error body, status line, code or message",
    decode: "Explain",
    first: "Paste a response first.",
    none: 'This text has no code and no known message. Paste the whole body, such as {"error":{"code":-32602,…}}.',
    unknown: "No specification has this code; only the node’s message explains it.",
    remedy: "What to do",
    reason: "Reason of the contract",
    nodeMessage: "Message of the node",
    words: "Recognized by its words",
  },
  cn: {
    label: "错误响应、状态行、错误码或消息",
    decode: "解释",
    first: "请先粘贴响应。",
    none: '这段文字里没有错误码，也没有已知的消息。请粘贴完整的响应，例如 {"error":{"code":-32602,…}}。',
    unknown: "规范里没有这个错误码，只能参考节点给出的 message。",
    remedy: "处理办法",
    reason: "合约给出的原因",
    nodeMessage: "节点的 message",
    words: "按文字识别",
  },
});

const titles = { http: "HTTP", "json-rpc": "JSON-RPC", words: "" };

/** Explains a pasted error; a plain form, so it needs no script. */
export function Decoder({ error, locale }: { error: string; locale: Locale }) {
  const text = words[locale];
  const decoded = decodeError(error);
  const meaning = decoded?.meaning?.[locale];
  const reason = findRevertReason(/0x(?:08c379a0|4e487b71)[\da-f]*/i.exec(error)?.[0].toLowerCase(), locale);
  return (
    <form className={styles.root} action="#decoder" id="decoder" data-paper={error ? "" : undefined}>
      <label htmlFor="decoder-text">{text.label}</label>
      <textarea id="decoder-text" name="error" rows={4} maxLength={2_000} spellCheck={false} defaultValue={error} />
      <Button type="submit">{text.decode}</Button>
      {error ? null : (
        <p className={styles.first} data-markdown="none">
          {text.first}
        </p>
      )}
      {error && !decoded ? <Notice tone="empty">{text.none}</Notice> : null}
      {decoded ? (
        <Notice tone="info" title={titles[decoded.source] ? `${titles[decoded.source]} ${decoded.code}` : text.words}>
          <p>{meaning?.what ?? text.unknown}</p>
          {reason ? (
            <p>
              <strong>{text.reason}:</strong> {reason}
            </p>
          ) : null}
          {meaning && !reason ? (
            <p>
              <strong>{text.remedy}:</strong> {meaning.remedy}
            </p>
          ) : null}
          {decoded.message ? (
            <p>
              <strong>{text.nodeMessage}:</strong> <code>{decoded.message}</code>
            </p>
          ) : null}
        </Notice>
      ) : null}
    </form>
  );
}
