import type { ReactNode } from "react";

import { Flag } from "@/features/shared/ui/Flag";
import type { FlagName } from "@/features/shared/ui/Flag";
import { Section } from "@/features/shared/ui/Section";

import styles from "./index.module.css";

/** `signal` replaces the single flag. */
type Props = { title: string; children: ReactNode } & ({ flag: FlagName } | { signal: ReactNode });

/** Layout of all error pages: a signal, the error, and links or actions. */
export function ErrorLayout({ title, children, ...rest }: Props) {
  return (
    <main id="content">
      <Section>
        <div className={styles.root}>
          <div className={styles.signal}>{"flag" in rest ? <Flag name={rest.flag} size={72} /> : rest.signal}</div>
          <div className={styles.text}>
            <h1>{title}</h1>
            {children}
          </div>
        </div>
      </Section>
    </main>
  );
}
