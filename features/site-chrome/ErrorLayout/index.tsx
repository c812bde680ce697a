import type { ReactNode } from "react";

import { Flag } from "@/features/shared/ui/Flag";
import type { FlagName } from "@/features/shared/ui/Flag";
import { Section } from "@/features/shared/ui/Section";

import styles from "./index.module.css";

type Props = { flag: FlagName; title: string; children: ReactNode };

/** What every error page looks like: a flag, what happened, and the ways out. */
export function ErrorLayout({ flag, title, children }: Props) {
  return (
    <main id="content">
      <Section>
        <div className={styles.root}>
          <Flag name={flag} size={72} />
          <h1>{title}</h1>
          {children}
        </div>
      </Section>
    </main>
  );
}
