import type { Locale } from "@/features/shared/locale";
import type { Changes } from "#cms/checks/contract.ts";
import { observer } from "@/features/shared/mobx";
import { nameSliceModel } from "#cms/models/nameSliceModel.ts";
import { translateWord } from "#cms/models/translateModels.ts";
import { compareLines } from "#cms/shell/compareLines.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { ComparedWords } from "#cms/shell/ui/ComparedWords.tsx";
import { messages as versionMessages } from "#cms/versions/messages.ts";

import { messages } from "./messages.ts";
import styles from "./PublishDialog.module.css";

type Change = Changes["changes"][number];

type Props = {
  changes: Change[];
  /** Whether the document is not on the site yet. */
  isNew: boolean;
  locale: Locale;
};

/** The changes for visitors, described in sentences. */
export function ChangeList({ changes, isNew, locale }: Props) {
  const text = messages[locale];
  if (isNew) return <p className={styles.lede}>{text.firstTime}</p>;
  if (changes.length === 0) return <p className={styles.lede}>{text.noChanges}</p>;
  return (
    <ul className={styles.changes}>
      {changes.map((change, index) => (
        <li key={index} data-kind={change.kind}>
          <ChangeWords change={change} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

const ChangeWords = observer(function ChangeWords({
  change: { kind, what, label, slice, before, after },
  locale,
}: {
  change: Change;
  locale: Locale;
}) {
  const text = messages[locale];
  const { words } = useStudio();
  const sliceName = slice && nameSliceModel(translateWord(words, slice.label));
  const name =
    [sliceName, what === "slice" ? "" : translateWord(words, label)].filter(Boolean).join(": ") || text.whats[what];
  const isMove = kind === "moved" && slice && slice.before !== null && slice.after !== null;
  return (
    <>
      <strong>{name}</strong> <small>{text.kinds[kind]}</small>
      {isMove ? ` ${text.position((slice.before ?? 0) + 1, (slice.after ?? 0) + 1)}` : ""}
      {before === after ? null : <ComparedWords words={compareLines(toLines(before), toLines(after))} />}
      {before === after && before !== null ? ` ${versionMessages[locale].settings}` : ""}
    </>
  );
});

const toLines = (text: string | null) => text?.split("\n") ?? [];
