import { useEffect, useState } from "react";

import { messages } from "@/features/console/messages";
import { getPunctuation } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { reloadOnce } from "@/features/shared/reloadOnce";

import type { Reading, ReadingContext } from "./read/Reading";
import styles from "@/features/console/index.module.css";

type Props = {
  body: string;
  context: ReadingContext;
  /** The response's label, if the page shows several. */
  answer?: string;
  locale: Locale;
};

/** Human-readable values of a response; nothing if they are readable themselves. */
export function ReadingList({ body, context, answer, locale }: Props) {
  const text = messages[locale];
  const [readings, setReadings] = useState<Reading[]>([]);
  useEffect(() => {
    let isLeft = false;
    // Decoding contracts is code that only an answer needs.
    import("./read/readResponse")
      .then(({ readResponse }) => (isLeft ? undefined : setReadings(readResponse(body, context))))
      .catch(reloadOnce);
    return () => void (isLeft = true);
  }, [body, context]);
  if (readings.length === 0) return null;
  return (
    <section
      className={styles.readings}
      aria-label={answer ? `${text.readings}${getPunctuation(locale).colon}${answer}` : text.readings}
    >
      <dl tabIndex={0}>
        {readings.map(({ path, meaning, href }) => (
          <div key={path}>
            <dt translate="no">{path}</dt>
            <dd>
              {meaning} {href ? <a href={href}>{text.explained}</a> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
