import type { ReactNode } from "react";

import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages.ts";
import { RuleSection } from "./RuleSection.tsx";
import type { SiteChecksResponse } from "./site.contract.ts";
import styles from "./ChecksScreen.module.css";

type Rule = SiteChecksResponse["rules"][number];
type Props = {
  level: Rule["level"];
  rules: readonly Rule[];
  lang: string | undefined;
  round: number;
  locale: Locale;
  children: ReactNode;
};

/** The problems of one severity by rule; the first rule is open, and every rule whose problems visitors meet. */
export function LevelSection({ level, rules, lang, round, locale, children }: Props) {
  const text = messages[locale];
  return (
    <section className={styles.level} data-level={level} aria-label={text.levels[level]}>
      <h2>{text.levels[level]}</h2>
      {children}
      {rules.map((rule, index) => (
        <RuleSection
          key={`${rule.rule} ${lang}`}
          {...rule}
          filters={{ lang, level }}
          isFirstOpen={level === "error" || index === 0}
          round={round}
          locale={locale}
        />
      ))}
    </section>
  );
}
