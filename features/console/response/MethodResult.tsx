import { messages } from "@/features/console/messages";
import type { MenuMethod } from "@/features/console/model";
import type { Locale } from "@/features/shared/locale";
import { CodeText } from "@/features/shared/ui/CodeText";

import styles from "@/features/console/index.module.css";

type Props = { method: MenuMethod | undefined; locale: Locale };

/** The reference's description of a method's result, if it has no example. */
export function MethodResult({ method, locale }: Props) {
  const text = messages[locale];
  const { result } = method ?? {};
  if (!result) return <p className={styles.note}>{text.noExample}</p>;
  return (
    <>
      <p className={styles.note}>{text.returns}</p>
      <dl className={styles.returned}>
        <dt>{result.type}</dt>
        <dd>
          <CodeText>{result.text[locale] ?? ""}</CodeText>
        </dd>
      </dl>
    </>
  );
}
