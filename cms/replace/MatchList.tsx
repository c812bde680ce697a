import { useId } from "react";

import { htmlLang, getLocaleByLang, formatNumber } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Choice } from "@/features/shared/ui/Choice";
import { getLanguageName } from "#cms/models/listLanguages.ts";
import { writeFieldPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { nameSliceModel } from "#cms/models/nameSliceModel.ts";
import { translateWord } from "#cms/models/translateModels.ts";
import { getTypeLabel, nameDocument } from "#cms/models/typeModels.ts";
import form from "#cms/shell/ui/form.module.css";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";

import type { ReplacementMatch } from "./contract.ts";
import { isInWord } from "./isInWord.ts";
import { isKey } from "./isKey.ts";
import { messages } from "./messages.ts";
import type { FoundDocument, ReplaceStore } from "./ReplaceStore.ts";
import styles from "./ReplaceScreen.module.css";

/** The places of one document, each with a checkbox, its context and the result. */
export const MatchList = observer(function MatchList({ store, found }: { store: ReplaceStore; found: FoundDocument }) {
  const { locale, models, words } = useStudio();
  const text = messages[locale];
  const id = useId();
  const { document, places } = found;
  const picked = store.countPicked(found);
  const title = nameDocument(models, document) || document.id;
  const nameMatch = ({ label, slice }: ReplacementMatch) =>
    label
      .split(" › ")
      .map((name) => translateWord(words, name))
      .map((name, index) => (slice && index === 0 ? nameSliceModel(name) : name))
      .filter((name, index, names) => name !== names[index - 1])
      .join(" › ");
  const lang = getLocaleByLang(document.lang);
  return (
    <fieldset className={styles.document} disabled={store.isBusy}>
      <legend className="visuallyHidden">{text.places(title)}</legend>
      <div className={styles.head}>
        <label className={form.choice}>
          <Choice
            ref={(box) => {
              if (box) box.indeterminate = picked > 0 && picked < places.length;
            }}
            type="checkbox"
            checked={picked > 0}
            aria-label={text.all(title, formatNumber(places.length, locale))}
            onChange={() => store.pick(found, picked < places.length)}
          />
          <strong lang={lang && htmlLang(lang)}>{title}</strong>
        </label>
        <small>
          {getTypeLabel(models, document.type)} · {getLanguageName(document.lang) ?? document.lang}
          {document.path ? ` · ${document.path}` : ""}
        </small>
      </div>
      <ul>
        {places.map((match) => (
          <li key={match.index}>
            <label className={form.choice} htmlFor={`${id}-${match.index}`}>
              <Choice
                type="checkbox"
                id={`${id}-${match.index}`}
                checked={store.isPicked(found, match.index)}
                onChange={(event) => store.pick(found, event.target.checked, match.index)}
              />
              <span lang={lang && htmlLang(lang)}>
                {match.before}
                <del>{match.found}</del>
                {store.replacement ? <ins>{store.writeReplacement(match.found)}</ins> : null}
                {match.after}
                {isKey(match) || isInWord(match) ? <small> {isKey(match) ? text.isKey : text.inWord}</small> : null}
              </span>
            </label>
            <StudioLink href={writeFieldPath(document.id, match)} aria-label={text.open(nameMatch(match))}>
              {nameMatch(match)}
            </StudioLink>
          </li>
        ))}
      </ul>
    </fieldset>
  );
});
