import type { Locale } from "@/features/shared/locale";
import { regions, usualRegion } from "@/features/shared/platform/regions";
import { Chip } from "@/features/shared/ui/Chip";
import { Flag } from "@/features/shared/ui/Flag";

import { messages } from "./messages";
import styles from "./RegionChips.module.css";

/** The regions as a radio group, so that a choice needs no script; `name` tells groups of one page apart. */
export function RegionChips({ name, locale }: { name: string; locale: Locale }) {
  return (
    <fieldset className={styles.root}>
      <legend className="visuallyHidden">{messages[locale].region}</legend>
      {regions.map(({ id, flag, name: { [locale]: region } }) => (
        <Chip key={id} name={name} value={id} defaultChecked={id === usualRegion} data-region={id}>
          <Flag name={flag} /> {region}
        </Chip>
      ))}
    </fieldset>
  );
}
