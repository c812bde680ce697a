"use client";

import { useState } from "react";
import type { PointerEvent, ReactNode } from "react";

import { formatDate } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { readCell } from "./readCell";
import { readingMessages } from "./readingMessages";

import styles from "./HeatField.module.css";

type Props = {
  /** Shown while no day is pointed at. */
  headline: string;
  mark: ReactNode;
  /** First day of the field, as `YYYY-MM-DD`. */
  from: string;
  locale: Locale;
  children: ReactNode;
};

/** The rows of the field; a line above names chain, day and downtime of the cell that is pointed at or tapped. */
export function FieldReader({ headline, mark, from, locale, children }: Props) {
  const [reading, setReading] = useState<string>();
  const follow = ({ target, clientX }: PointerEvent) => {
    const cell = target instanceof Element ? readCell(target, clientX, from) : undefined;
    if (!cell) return;
    const text = readingMessages[locale];
    setReading(text.reading(cell.chain, formatDate(cell.day, locale), text.lost[cell.shade]));
  };
  return (
    <>
      <p className={styles.headline}>
        {reading ?? headline} {mark}
      </p>
      <ul
        className={styles.field}
        onPointerDown={follow}
        onPointerMove={follow}
        // A tapped day stays until another is tapped.
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && setReading(undefined)}
      >
        {children}
      </ul>
    </>
  );
}
