import { formatNumber } from "@/features/shared/locale";
import { Disclosure } from "@/features/shared/ui/Disclosure";
import { findFailureText } from "#cms/shell/findFailureText.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { getTypeLabel } from "#cms/models/typeModels.ts";
import type { Locale } from "@/features/shared/locale";

import type { Imported, Loss } from "./contract.ts";
import { messages } from "./messages.ts";
import styles from "./ImportScreen.module.css";

/** Everything that an import brings, and what it loses. */
export function ImportLists({ result }: { result: Imported }) {
  const { locale, models } = useStudio();
  const text = messages[locale];
  const count = ({ length }: readonly unknown[]) => formatNumber(length, locale);
  const { documents, files, redirects, losses } = result;
  return (
    <div className={styles.lists}>
      <List title={text.losses(count(losses))} entries={losses} isOpen>
        {(loss) => (
          <>
            <strong>{loss.where}</strong> {writeLoss(loss, locale)}
          </>
        )}
      </List>
      <List title={text.documents(count(documents))} entries={documents} isOpen>
        {({ title, where, type, lang, path, is_draft: isDraft }) => (
          <>
            <strong lang={lang}>{title || where}</strong>{" "}
            <small>
              {getTypeLabel(models, type)} · {path ?? where}
              {isDraft ? ` · ${text.draft}` : ""}
            </small>
          </>
        )}
      </List>
      <List title={text.files(count(files))} entries={files}>
        {({ filename, where, size }) => (
          <>
            {filename} <small>{`${formatNumber(Math.ceil(size / 1_024), locale)} KB · ${where}`}</small>
          </>
        )}
      </List>
      <List title={text.redirects(count(redirects))} entries={redirects}>
        {({ from, to }) => `${from} → ${to}`}
      </List>
    </div>
  );
}

type ListProps<Entry> = {
  title: string;
  entries: readonly Entry[];
  isOpen?: boolean;
  children: (entry: Entry) => React.ReactNode;
};

function List<Entry>({ title, entries, isOpen = false, children }: ListProps<Entry>) {
  if (entries.length === 0) return null;
  return (
    <Disclosure className={styles.list} summary={title} open={isOpen}>
      <ol>
        {entries.map((entry, index) => (
          // Nothing is added or moved.
          <li key={index}>{children(entry)}</li>
        ))}
      </ol>
    </Disclosure>
  );
}

/** A failure of the repository has a sentence of its own in other languages. */
function writeLoss({ texts, failure }: Loss, locale: Locale): string {
  const text = failure && findFailureText(failure.code, failure.values, locale);
  return text ?? texts[locale] ?? texts.en ?? "";
}
