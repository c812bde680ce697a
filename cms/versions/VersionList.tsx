import { useId } from "react";

import type { Locale } from "@/features/shared/locale";
import { Choice } from "@/features/shared/ui/Choice";
import { Moment } from "#cms/shell/time/Moment.tsx";

import { messages } from "./messages.ts";
import { nameVersion } from "./nameVersion.ts";
import type { Version } from "./nameVersion.ts";
import styles from "./VersionList.module.css";

type Props = {
  versions: readonly Version[];
  chosen: string | undefined;
  locale: Locale;
  onChoose: (version: string) => void;
};

/** Every version with its kind, time and author; arrow keys move between them. */
export function VersionList({ versions, chosen, locale, onChoose }: Props) {
  const text = messages[locale];
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <legend className="visuallyHidden">{text.versions}</legend>
      {versions.map((version) => (
        <label key={version.version} data-kind={version.kind}>
          <Choice
            type="radio"
            name={name}
            checked={version.version === chosen}
            onChange={() => onChoose(version.version)}
          />
          <span>
            <strong>{nameVersion(version, locale)}</strong>
            <small>
              {version.at === null ? text.unknownTime : <Moment at={version.at} locale={locale} />}
              {version.by || version.at !== null ? ` · ${version.by?.name ?? text.unknownPerson}` : ""}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
