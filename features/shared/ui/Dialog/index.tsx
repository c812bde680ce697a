"use client";

import { useEffect, useId, useLayoutEffect, useRef } from "react";
import type { MouseEvent, ReactNode, RefObject } from "react";
import { X } from "lucide-react";

import { lockScroll } from "@/features/shared/ui/lockScroll";

import styles from "./index.module.css";

type Props = {
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  closeLabel: string;
  onClosed: () => void;
  children: ReactNode;
};

/**
 * A window over the page. The browser's own `dialog` keeps the focus inside, gives it back, hears Escape and makes the
 * page behind inert; a press on the ground around it closes it too. It is closed before it is taken away: the focus
 * would be lost otherwise.
 */
export function Dialog({ dialog, title, closeLabel, onClosed, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useId();
  const close = () => dialog.current?.close();
  // Before what stands inside takes the focus for a field of its own.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, [dialog]);
  useEffect(() => lockScroll(dialog.current), [dialog]);
  // Who opens a window without a field, or comes to the next, begins at its name, not at the way out of it.
  useLayoutEffect(() => heading.current?.focus(), [title]);
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-labelledby={name}
      onClose={onClosed}
      onMouseDown={closeOnBackdrop}
    >
      <header className={styles.header}>
        <h2 ref={heading} id={name} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </header>
      <div className={styles.frame}>{children}</div>
    </dialog>
  );
}
