"use client";

import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";

import { formatDate } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { readCell } from "./readCell";
import { readingMessages } from "./readingMessages";

import styles from "./HeatField.module.css";

type Props = {
  /** Shown while no day is pointed at. */
  headline: string | undefined;
  mark: ReactNode;
  /** First day of the field, as `YYYY-MM-DD`. */
  from: string;
  locale: Locale;
  children: ReactNode;
};

/**
 * The rows of the field; a line above names chain, day and downtime of the cell that is pointed at or tapped. The
 * links are one tab stop: arrow keys, Home and End go from chain to chain.
 */
export function FieldReader({ headline, mark, from, locale, children }: Props) {
  const [reading, setReading] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => holdTabStop(list.current, 0), []);
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
        ref={list}
        className={styles.field}
        aria-description={readingMessages[locale].keys}
        onKeyDown={moveFocus}
        onFocus={({ currentTarget, target }) => holdTabStop(currentTarget, listLinks(currentTarget).indexOf(target))}
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

const listLinks = (list: Element): Element[] => [...list.querySelectorAll("a")];

/** Makes one link of the list the tab stop for all of them. */
function holdTabStop(list: Element | null, stop: number): void {
  if (!list || stop < 0) return;
  for (const [index, link] of list.querySelectorAll("a").entries()) link.tabIndex = index === stop ? 0 : -1;
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const links = [...event.currentTarget.querySelectorAll("a")];
  const at = links.findIndex((link) => link === document.activeElement);
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: links.length - 1,
  };
  const link = links[targets[event.key] ?? -1];
  if (at < 0 || !link) return;
  event.preventDefault();
  link.focus();
}
