import { useState, useSyncExternalStore } from "react";
import { X } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { useStudio } from "@/features/studio/StudioContext";

import { messages } from "./messages";
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

/** One line for who is here for the first time; closed once, it stays away on this device. */
export const Hint = observer(function Hint({ name, children }: { name: string; children: string }) {
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
      <span>{children}</span>
      <button type="button" aria-label={text.closeHint} title={text.closeHint} onClick={close}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </p>
  );
});
