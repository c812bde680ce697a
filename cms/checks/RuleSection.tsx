import { useState } from "react";

import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { FindingPage } from "./FindingPage.tsx";
import type { FindingPageProps } from "./FindingPage.tsx";
import { findingTexts } from "./findingTexts.ts";
import type { SiteChecksResponse } from "./site.contract.ts";
import styles from "./ChecksScreen.module.css";

type Props = Omit<SiteChecksResponse["rules"][number], "level"> & {
  filters: FindingPageProps["filters"];
  isFirstOpen: boolean;
  /** Changes with each check that was asked for: the problems are loaded again. */
  round: number;
  locale: Locale;
};

/** All problems of one rule, opened on demand. */
export function RuleSection({ isFirstOpen, round, ...props }: Props) {
  const { rule, count, locale } = props;
  const [isOpen, setOpen] = useState(isFirstOpen);
  return (
    <details
      className={styles.rule}
      data-fold=""
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <strong>{findingTexts[locale][rule] ?? rule}</strong>
        <span>{formatNumber(count, locale)}</span>
      </summary>
      {isOpen ? <FindingPage key={round} {...props} after={0} /> : null}
    </details>
  );
}
