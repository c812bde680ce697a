import type { ReactNode } from "react";

import { Flag } from "@/features/shared/ui/Flag";
import type { FlagName } from "@/features/shared/ui/Flag";

import styles from "./index.module.css";

/** A word as signal flags, with its text. */
export type HoistGroup = { flags: readonly FlagName[]; word: ReactNode };

/** Draws a request as groups of signal flags on one line, each with its text. */
export function Hoist({ groups, size = 36 }: { groups: readonly HoistGroup[]; size?: number }) {
  return (
    <ul className={styles.root}>
      {groups.map(({ flags, word }, place) => (
        <li key={place}>
          <span className={styles.flags}>
            {flags.map((name, index) => (
              <Flag key={index} name={name} size={size} />
            ))}
          </span>
          <span className={styles.word}>{word}</span>
        </li>
      ))}
    </ul>
  );
}
