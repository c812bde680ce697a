"use client";

import { useEffect, useId, useRef } from "react";
import type { MouseEvent, ReactNode } from "react";
import { X } from "lucide-react";

import { lockScroll } from "@/features/shared/ui/lockScroll";

import styles from "./Dialog.module.css";

type Props = { title: string; closeLabel: string; onClose: () => void; children: ReactNode };

/**
 * A window over the page. The browser's own `dialog` keeps the focus inside, gives it back, hears Escape and makes the
 * page behind inert; a press on the ground around it closes it too.
 */
export function Dialog({ title, closeLabel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const name = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // Who opens a window without a field begins at its name, not at the way out of it.
    if (document.activeElement === button.current) heading.current?.focus();
    return lockScroll(element);
  }, []);
  const pressGround = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog ref={dialog} className={styles.root} aria-labelledby={name} onClose={onClose} onMouseDown={pressGround}>
      <div className={styles.frame}>
        <header>
          <h2 ref={heading} id={name} tabIndex={-1}>
            {title}
          </h2>
          <button ref={button} type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <X size={20} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
