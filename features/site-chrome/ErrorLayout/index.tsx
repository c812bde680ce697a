import type { ReactNode } from "react";

import { Flag } from "@/features/shared/ui/Flag";
import type { FlagName } from "@/features/shared/ui/Flag";
import { Section } from "@/features/shared/ui/Section";

import styles from "./index.module.css";

/** `signal` replaces the single flag; `beside` stands below it, on a phone below the text. */
type Props = { title: string; children: ReactNode; beside?: ReactNode } & ({ flag: FlagName } | { signal: ReactNode });

/** Layout of all error pages: a signal, the error, and links or actions. */
export function ErrorLayout({ title, children, beside, ...rest }: Props) {
  return (
    <main id="content">
      <Section>
        <div className={styles.root}>
          <div className={styles.signal}>{"flag" in rest ? <Flag name={rest.flag} size={72} /> : rest.signal}</div>
          <div className={styles.text}>
            <h1>{title}</h1>
            {children}
          </div>
          {beside ? <div className={styles.beside}>{beside}</div> : null}
        </div>
      </Section>
    </main>
  );
}
