import { getPunctuation, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Moment } from "#cms/shell/time/Moment.tsx";

import { messages } from "./messages.ts";
import { nameVersion } from "./nameVersion.ts";
import type { Version } from "./nameVersion.ts";
import styles from "./HistoryDialog.module.css";

/** A side of a comparison; `undefined` is what stands in the form. */
type Side = Version | undefined;
type Props = { before: Side; after: Side; formName: string; locale: Locale };

/** The key to the marks: which of the two versions has the crossed out words, and which the underlined ones. */
export function ComparedSides({ before, after, formName, locale }: Props) {
  const { sides, changed } = messages[locale];
  return (
    <ul className={styles.sides}>
      {Object.entries({ before, after }).map(([age, side]) => (
        <li key={age} data-side={age}>
          {age === "before" ? sides.before : sides.after}
          {sentenceGap(locale)}
          <strong>{side ? nameVersion(side, locale) : formName}</strong>
          {side?.at ? (
            <>
              {getPunctuation(locale).comma}
              <Moment at={side.at} locale={locale} />
            </>
          ) : null}
        </li>
      ))}
      <li data-side="changed">{changed}</li>
    </ul>
  );
}
