import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import type { Change } from "./change";
import { ChangeItem } from "./ChangeItem";
import { messages } from "./messages";
import styles from "./ChangeNotes.module.css";

type Props = { changes: Change[]; names: Record<string, string>; locale: Locale };

/** The entries that concern a page, below its own content. */
export const ChangeNotes = ({ changes, names, locale }: Props) => (
  <>
    <ol className={styles.root}>
      {changes.map((change) => (
        <ChangeItem key={change.path} change={change} names={names} locale={locale} />
      ))}
    </ol>
    <p className={styles.all}>
      <a href={localizePath("/changelog/", locale)}>{messages[locale].all}</a>
    </p>
  </>
);
