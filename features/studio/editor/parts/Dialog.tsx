import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import { X } from "lucide-react";

import { useEditor } from "@/features/studio/editor/EditorContext";
import { messages } from "@/features/studio/editor/messages";

import { IconButton } from "./IconButton";

import styles from "./Dialog.module.css";

type Props = { title: string; onClose: () => void; isWide?: boolean; footer?: ReactNode; children: ReactNode };

/** A window over the form; the browser's own traps the focus, closes on Escape and gives the focus back. */
export function Dialog({ title, onClose, isWide = false, footer, children }: Props) {
  const { locale } = useEditor();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.root}
      data-wide={isWide}
      aria-labelledby={id}
      onCancel={(event) => {
        // Escape in a window over this one is not meant for it.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton icon={X} label={messages[locale].close} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {footer ? <footer className={styles.foot}>{footer}</footer> : null}
    </dialog>
  );
}
