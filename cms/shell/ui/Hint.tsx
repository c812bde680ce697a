import { useState, useSyncExternalStore } from "react";
import { X } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { useStudio } from "#cms/shell/StudioContext.tsx";

import { messages } from "./messages.ts";
import styles from "./Hint.module.css";

const nothingChanges = () => () => undefined;

function readRead(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch (error) {
    console.warn("studio: storage is closed, hints stay", error);
    return false;
  }
}

type Props = {
  name: string;
  children: string;
  /** Replaces the text on touch devices. */
  touch?: string | undefined;
};

/** One line of help for new users; once closed, it stays hidden on this device. */
export const Hint = observer(function Hint({ name, children, touch }: Props) {
  const text = messages[useStudio().locale];
  const key = `studio-hint-${name}`;
  const wasRead = useSyncExternalStore(
    nothingChanges,
    () => readRead(key),
    () => true,
  );
  const [isClosed, setClosed] = useState(false);
  if (wasRead || isClosed) return null;
  const close = () => {
    setClosed(true);
    try {
      localStorage.setItem(key, "read");
    } catch (error) {
      console.warn("studio: storage is closed, the hint comes again", error);
    }
  };
  return (
    <p className={styles.root}>
      <span className={touch ? styles.keys : undefined}>{children}</span>
      {touch ? <span className={styles.touch}>{touch}</span> : null}
      <button type="button" aria-label={text.closeHint} title={text.closeHint} onClick={close}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </p>
  );
});
