import { useState } from "react";

import { messages } from "@/features/console/messages";
import type { Menu, Outcome } from "@/features/console/model";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Choice } from "@/features/shared/ui/Choice";
import { CopyButton } from "@/features/shared/ui/CopyButton";

import { JsonBlock, maxHighlightedChars } from "./JsonBlock";
import { ReadingList } from "./ReadingList";
import { useReadingContext } from "./useReadingContext";
import styles from "@/features/console/index.module.css";

type Props = {
  outcome: Outcome;
  request: { method: string; params: unknown };
  menu: Menu;
  limit: number;
  locale: Locale;
};

/** A response, formatted or unchanged, with an explanation of its values. */
export function ResponseView({ outcome, request, menu, limit, locale }: Props) {
  const text = messages[locale];
  const [look, setLook] = useState<"pretty" | "raw">("pretty");
  const context = useReadingContext(request, outcome.source, menu, locale);
  return (
    <>
      <ReadingList body={outcome.body} context={context} locale={locale} />
      <div className={styles.viewOptions}>
        <fieldset>
          <legend className="visuallyHidden">{text.look}</legend>
          {(["pretty", "raw"] as const).map((one) => (
            <label key={one}>
              <Choice type="radio" name="console-look" checked={look === one} onChange={() => setLook(one)} />
              <span>{text[one]}</span>
            </label>
          ))}
        </fieldset>
        <CopyButton text={outcome.body} locale={locale} label={text.copyAnswer} />
      </div>
      <JsonBlock text={outcome.body} label={text.response} isRaw={look === "raw"} />
      {outcome.isCut ? <p className={styles.note}>{text.cut(formatNumber(limit, locale))}</p> : null}
      {outcome.body.length > maxHighlightedChars ? <p className={styles.note}>{text.long}</p> : null}
    </>
  );
}
