"use client";

import { useEffect, useId, useRef } from "react";

import { formatDate, localizePath, sentenceGap } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";

import type { Choice } from "./choice";
import { messages } from "./messages";
import styles from "./ConsentBanner.module.css";

type Props = {
  locale: Locale;
  choice: Choice;
  /** The visitor opened it. */
  isRequested: boolean;
  onDecide: (choice: "granted" | "refused") => void;
  onClose: () => void;
};

const decisions = ["refused", "granted"] as const;

/** The question, with two equal answers; Escape leaves it unanswered. Opened by the visitor, it receives the focus. */
export function ConsentBanner({ locale, choice, isRequested, onDecide, onClose }: Props) {
  const text = messages[locale];
  const gap = sentenceGap(locale);
  const root = useRef<HTMLElement>(null);
  const name = useId();
  useEffect(() => {
    if (isRequested) root.current?.focus();
  }, [isRequested]);
  useEffect(() => {
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === "Escape" && !defaultPrevented && !document.querySelector("dialog[open]")) onClose();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [onClose]);
  return (
    <section ref={root} className={styles.root} aria-labelledby={name} tabIndex={-1}>
      <h2 id={name}>{text.title}</h2>
      {isRequested ? (
        <p role="status" className={styles.state}>
          {choice ? text.now[choice.decision](choice.day ? formatDate(choice.day, locale) : "") : text.open}
        </p>
      ) : null}
      <p>
        {text.text}
        {gap}
        <a href={localizePath("/cookie-policy/", locale)}>{text.policy}</a>
      </p>
      <div className={styles.actions}>
        {decisions.map((decision) => (
          <Button key={decision} aria-pressed={choice?.decision === decision} onClick={() => onDecide(decision)}>
            {text[decision]}
          </Button>
        ))}
        {isRequested ? (
          <Button tone="link" onClick={onClose}>
            {text.close}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
