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
 * A modal dialog. The native `dialog` traps and restores the focus, handles Escape and makes the page behind inert; a
 * click on the backdrop closes it too. It is closed before it is removed, or the focus would be lost.
 */
export function Dialog({ dialog, title, closeLabel, onClosed, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useId();
  const close = () => dialog.current?.close();
  // Opens before effects of the content focus a field.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, [dialog]);
  useEffect(() => lockScroll(dialog.current), [dialog]);
  // A dialog without a field focuses its title, not the close button.
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
