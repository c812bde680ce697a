import { useEffect, useRef } from "react";

import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { WordBreaks } from "@/features/shared/ui/WordBreaks";

import type { FirstResponse } from "./keyApi";
import type { KeyStore } from "./KeyStore";
import { messages } from "./messages";
import styles from "./KeyWindow.module.css";

type Props = { store: KeyStore; url: string; locale: Locale };

/** One click sends the smallest call to the endpoint and shows the response unchanged. */
export const LiveCall = observer(function LiveCall({ store, url, locale }: Props) {
  const text = messages[locale];
  const { firstCall } = store;
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone it is below the window's edge.
    if (firstCall.kind === "answered") status.current?.scrollIntoView({ block: "nearest" });
  }, [firstCall]);
  return (
    <section className={styles.call}>
      <p className={styles.note}>{text.demo}</p>
      <Button
        tone={firstCall.kind === "answered" ? "secondary" : "primary"}
        aria-disabled={firstCall.kind === "pending"}
        onClick={() => void store.call(url)}
      >
        {text.call}
      </Button>
      <div ref={status} role="status">
        {firstCall.kind === "pending" ? <p>{text.calling}</p> : null}
        {firstCall.kind === "answered" ? (
          <>
            <p className={styles.note}>{describe(firstCall, locale)}</p>
            <pre tabIndex={0} role="region" aria-label={text.answer}>
              <code>
                <WordBreaks text={firstCall.text.replaceAll(",", ",\u0000")} mark={"\u0000"} />
              </code>
            </pre>
          </>
        ) : null}
      </div>
      {firstCall.kind === "failed" ? <Notice tone="error">{text.callFailed}</Notice> : null}
    </section>
  );
});

/** Block, time and cost of the call, each only where it is known. */
function describe({ text, milliseconds, units }: FirstResponse, locale: Locale): string {
  const words = messages[locale];
  const height = /"result":\s*"(0x[\da-f]+)"/i.exec(text)?.[1];
  return [
    height && words.block(formatNumber(Number(height), locale)),
    words.milliseconds(formatNumber(milliseconds, locale)),
    units !== undefined && words.units(formatNumber(units, locale)),
  ]
    .filter(Boolean)
    .join(" · ");
}
