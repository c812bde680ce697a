import { useState } from "react";

import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { writeFieldPath } from "#cms/shell/screenPaths.ts";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";

import { describeFinding } from "./describeFinding.ts";
import { findingTexts } from "./findingTexts.ts";
import type { RuleFindings } from "./groupFindings.ts";
import { messages } from "./messages.ts";
import styles from "./ChecksScreen.module.css";

// Number of rows rendered at once.
const step = 100;

/** All problems of one rule, opened on demand. */
export function RuleSection({ rule, level, found, locale }: RuleFindings & { locale: Locale }) {
  const text = messages[locale];
  const [isOpen, setOpen] = useState(level === "error");
  const [shown, setShown] = useState(step);
  const remainingCount = found.length - shown;
  return (
    <details
      className={styles.rule}
      data-level={level}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <strong>{findingTexts[locale][rule] ?? rule}</strong>
        <span>{formatNumber(found.length, locale)}</span>
      </summary>
      {isOpen ? (
        <ul>
          {found.slice(0, shown).map(({ finding, document }, index) => (
            <li key={index}>
              <StudioLink href={writeFieldPath(document.id, finding)}>
                {text.open(document.title || document.id, describeFinding(finding, locale))}
              </StudioLink>
              <small>{document.path ?? document.uid ?? document.id}</small>
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen && remainingCount > 0 ? (
        <Button size="small" onClick={() => setShown(shown + step)}>
          {text.more(formatNumber(Math.min(remainingCount, step), locale))}
        </Button>
      ) : null}
    </details>
  );
}
