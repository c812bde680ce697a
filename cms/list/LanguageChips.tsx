import { observer } from "@/features/shared/mobx";
import { getLanguageName, listLanguages } from "#cms/models/listLanguages.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { messages as uiMessages } from "#cms/shell/ui/messages.ts";
import { stateDrawings } from "#cms/shell/ui/StateMark.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import type { DocumentSummary } from "./contract.ts";
import { messages } from "./messages.ts";
import styles from "./LanguageChips.module.css";

type Props = {
  document: DocumentSummary;
  name: string;
  /** Where the row has a focus of its own, its links are none of the tab stops. */
  isInTree?: boolean;
};

const nameLanguage = (lang: string) => getLanguageName(lang) ?? lang;

/** The languages of a page, each a link to its editor; those that it lacks, to where they are added. */
export const LanguageChips = observer(function LanguageChips({ document, name, isInTree = false }: Props) {
  const { locale, models } = useStudio();
  const text = messages[locale];
  const { states } = uiMessages[locale];
  const { id, lang, state, title } = document;
  const versions = document.versions ?? [{ id, lang, state, title }];
  const order = listLanguages(models).map((language) => language.id);
  // In one order on every row.
  const langs = [...versions.map((version) => version.lang), ...(document.translation?.missing ?? [])].toSorted(
    (a, b) => order.indexOf(a) - order.indexOf(b),
  );
  return (
    <span className={styles.root} data-chips="">
      {langs.map((one) => {
        const version = versions.find((own) => own.lang === one);
        const Drawing = version && version.state !== "published" ? stateDrawings[version.state] : undefined;
        return version ? (
          <StudioLink
            key={one}
            className={styles.chip}
            href={writeDocumentPath(version.id)}
            data-state={version.state}
            title={joinWithColon(locale, version.title || name, states[version.state])}
            tabIndex={isInTree ? -1 : undefined}
            onClick={(event) => event.stopPropagation()}
          >
            {Drawing ? <Drawing size={12} strokeWidth={2} aria-hidden="true" /> : null}
            {nameLanguage(one)}
          </StudioLink>
        ) : (
          <StudioLink
            key={one}
            className={styles.chip}
            href={`${writeDocumentPath(id)}?languages`}
            data-state="missing"
            aria-label={text.notIn(nameLanguage(one))}
            title={text.notIn(nameLanguage(one))}
            tabIndex={isInTree ? -1 : undefined}
            onClick={(event) => event.stopPropagation()}
          >
            + {nameLanguage(one)}
          </StudioLink>
        );
      })}
    </span>
  );
});
