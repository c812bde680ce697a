import { useRef } from "react";
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from "react";

import { isComposing } from "#contracts/isComposing.ts";

import styles from "./Menu.module.css";

type Props = {
  label: string;
  /** What the button shows. */
  summary: ReactNode;
  /** Links and buttons, which close the menu; those of a `role="group"` leave it open. */
  children: ReactNode;
  /** Above the button, at the foot of a screen. */
  isAbove?: boolean;
};

/** A button that opens a panel of links and buttons: the arrow keys walk them, Escape closes. */
export function Menu({ label, summary, children, isAbove }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  const closeToButton = () => {
    close();
    menu.current?.querySelector("summary")?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (!menu.current?.open || isComposing(event)) return;
    if (event.key === "Escape") closeToButton();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const items = [...menu.current.querySelectorAll<HTMLElement>("summary, a, button:enabled")];
    const current = items.findIndex((item) => item === document.activeElement);
    items.at((current + step) % items.length)?.focus();
  };
  const closeOnLeave = (event: FocusEvent<HTMLDetailsElement>) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a, button") && !target.closest("[role=group]")) closeToButton();
  };
  return (
    <details ref={menu} className={styles.root} onKeyDown={press} onBlur={closeOnLeave}>
      <summary aria-label={label}>{summary}</summary>
      <div className={styles.panel} data-above={isAbove} onClick={closeOnChoice}>
        {children}
      </div>
    </details>
  );
}
