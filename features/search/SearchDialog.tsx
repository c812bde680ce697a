"use client";

import { useEffect, useId, useRef, useState } from "react";
import { X } from "lucide-react";

import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import dialogStyles from "@/features/shared/ui/Dialog/command.module.css";
import { useSlashSwitch } from "@/features/shared/ui/SearchField/useSlash";
import { lockScroll } from "@/features/shared/ui/lockScroll";

import { Choices } from "./Choices";
import type { KeyBuffer } from "@/features/shared/ui/KeyBuffer";
import { messages } from "./messages";
import { SearchField } from "./SearchField";
import { SearchStore } from "./SearchStore";
import styles from "./SearchDialog.module.css";

type Props = {
  locale: Locale;
  /** Incremented by each request to open the dialog. */
  calls: number;
  /** Text typed since that request. */
  keys: Pick<KeyBuffer, "stop">;
};

/** The search dialog: a field with its results below, updated while typing. */
export const SearchDialog = observer(function SearchDialog({ locale, calls, keys }: Props) {
  const [store] = useState(() => new SearchStore(locale));
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const release = useRef<() => void>(undefined);
  const id = useId();
  const text = messages[locale];
  const [isSlashOn, switchSlash] = useSlashSwitch();
  useEffect(() => {
    const element = dialog.current;
    if (element?.open === false) {
      element.showModal();
      release.current = lockScroll(element);
    }
    field.current?.focus();
    void store.open(keys.stop());
  }, [store, calls, keys]);
  // Also on unmount, which fires no close event.
  useEffect(() => () => release.current?.(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={dialogStyles.root}
      aria-label={text.label}
      onClose={() => release.current?.()}
      onClick={(event) => {
        // The dialog element itself is the target only on the backdrop.
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className={dialogStyles.frame}>
        <div className={styles.head}>
          <SearchField store={store} listId={id} field={field} onClose={close} />
          <button type="button" className={styles.close} aria-label={text.close} onClick={close}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
        <Choices store={store} listId={id} onPick={close} focusField={() => field.current?.focus()} />
        <div className={styles.keys}>
          <p aria-hidden="true">
            <kbd>↑</kbd>
            <kbd>↓</kbd> {text.keys.move}
            <kbd>↵</kbd> {text.keys.open}
            <kbd>Esc</kbd> {text.keys.close}
          </p>
          <button type="button" aria-pressed={isSlashOn} aria-label={`/ ${text.keys.slash}`} onClick={switchSlash}>
            <kbd>/</kbd> {text.keys.slash}
          </button>
        </div>
      </div>
    </dialog>
  );
});
