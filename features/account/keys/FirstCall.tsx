import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";

import type { KeyStore } from "./KeyStore";
import { messages } from "./messages";
import styles from "./KeyWindow.module.css";

type Props = { store: KeyStore; url: string; locale: Locale };

/** One press sends the smallest call to the endpoint and shows the answer as it came. */
export const FirstCall = observer(function FirstCall({ store, url, locale }: Props) {
  const text = messages[locale];
  const { firstCall } = store;
  return (
    <section className={styles.call}>
      <h3>{text.firstCall}</h3>
      <Button aria-disabled={firstCall.kind === "pending"} onClick={() => void store.call(url)}>
        {text.call}
      </Button>
      <div role="status">
        {firstCall.kind === "pending" ? <p>{text.calling}</p> : null}
        {firstCall.kind === "answered" ? (
          <pre tabIndex={0} role="region" aria-label={text.answer}>
            <code>{firstCall.text}</code>
          </pre>
        ) : null}
      </div>
      {firstCall.kind === "failed" ? <Notice tone="error">{text.callFailed}</Notice> : null}
    </section>
  );
});
