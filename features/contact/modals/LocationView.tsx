"use client";

import { messages } from "@/features/contact/messages";
import { chooseRegion, chosenRegion } from "@/features/shared/platform/chosenRegion";
import { regions, usualRegion } from "@/features/shared/platform/regions";
import { Flag } from "@/features/shared/ui/Flag";

import type { ViewProps } from "./views";
import styles from "./views.module.css";

/** The three regions; the one picked is used wherever an endpoint is shown. */
export default function LocationView({ locale, close }: ViewProps) {
  const text = messages[locale];
  const chosen = chosenRegion() ?? usualRegion;
  return (
    <div className={styles.root}>
      <p>{text.ledes.location}</p>
      <ul className={styles.regions}>
        {regions.map(({ id, flag, name: { [locale]: name } }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              autoFocus={id === chosen}
              onClick={() => {
                chooseRegion(id);
                close();
              }}
            >
              <Flag name={flag} size={32} /> {name} <code>{id}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
