"use client";

import { useEffect, useId, useRef } from "react";

import { localizePath, sentenceGap } from "@/features/shared/locale";
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
  onAnswer: (choice: "granted" | "refused") => void;
  onClose: () => void;
};

/** The question, with two equal answers; Escape leaves it unanswered. Opened by the visitor, it receives the focus. */
export function ConsentBanner({ locale, choice, isRequested, onAnswer: onChoice, onClose }: Props) {
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
      <h2 id={name}>
        {text.title}
        {choice ? `${gap}${text.now[choice]}` : null}
      </h2>
      <p>
        {text.text}
        {gap}
        <a href={localizePath("/cookie-policy/", locale)}>{text.policy}</a>
      </p>
      <div className={styles.actions}>
        <Button onClick={() => onChoice("refused")}>{text.refuse}</Button>
        <Button onClick={() => onChoice("granted")}>{text.grant}</Button>
      </div>
    </section>
  );
}
