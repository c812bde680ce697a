import { useId, useLayoutEffect, useRef } from "react";
import type { MouseEvent, ReactNode } from "react";
import { X } from "lucide-react";

import { isComposing } from "#contracts/isComposing.ts";
import { WordBreaks } from "@/features/shared/ui/WordBreaks";
import { messages } from "#cms/shell/messages.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";

import styles from "./Dialog.module.css";

type Props = {
  title: string;
  /** Without it the dialog cannot be closed. */
  onClose?: () => void;
  role?: "dialog" | "alertdialog";
  /** A wide dialog, for pictures and lists. */
  isWide?: boolean;
  /** At the right edge below the document's bar, beside what it speaks of; not modal. */
  isSide?: boolean;
  /** Buttons fixed below the scrolled content. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A dialog, modal but for that at the side: the native `dialog` traps the focus and makes the page behind inert. */
export function Dialog({ title, onClose, role = "dialog", isWide = false, isSide = false, footer, children }: Props) {
  const { locale } = useStudio();
  const element = useRef<HTMLDialogElement>(null);
  const name = useId();
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const dialog = element.current;
    if (dialog && !dialog.open) dialog[isSide ? "show" : "showModal"]();
    // The browser would focus the close button.
    dialog?.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => {
      // When the element is removed without being closed, the browser moves the focus to the body.
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isSide]);
  const pressGround = (event: MouseEvent) => {
    if (event.target === element.current) onClose?.();
  };
  return (
    <dialog
      ref={element}
      role={role}
      className={styles.root}
      data-wide={isWide}
      data-side={isSide}
      aria-labelledby={name}
      onCancel={(event) => {
        // Ignores Escape of a nested dialog or a file chooser.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      // The browser cancels modal ones only.
      onKeyDown={(event) => {
        if (isSide && event.key === "Escape" && !isComposing(event)) onClose?.();
      }}
      onMouseDown={pressGround}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={name}>
            {/* A URL breaks after its slashes. */}
            <WordBreaks text={title.replaceAll("/", "/\n")} mark={"\n"} />
          </h2>
          {onClose ? (
            <button type="button" aria-label={messages[locale].close} onClick={onClose}>
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
            </button>
          ) : null}
        </div>
        {children}
      </div>
      {footer ? <footer className={styles.footer}>{footer}</footer> : null}
    </dialog>
  );
}
