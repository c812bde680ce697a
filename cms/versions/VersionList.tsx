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
  /** When the published version went out: the files of the project do not say. */
  published: number | null;
  chosen: string | undefined;
  locale: Locale;
  onChoose: (version: string) => void;
};

/** Every version with its kind, time and author; arrow keys move between them. */
export function VersionList({ versions, published, chosen, locale, onChoose }: Props) {
  const text = messages[locale];
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <legend className="visuallyHidden">{text.versions}</legend>
      {versions.map((version) => {
        const at = version.at ?? (version.version === "published" ? published : null);
        const origin = version.at === null ? text.unknownTime : text.unknownPerson;
        return (
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
                {at === null ? null : <Moment at={at} locale={locale} />}
                {at === null ? "" : " · "}
                {version.by?.name ?? origin}
              </small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
