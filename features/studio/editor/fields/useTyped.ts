import { useState } from "react";

type Options = {
  /** What is stored, as text; empty for nothing. */
  stored: string;
  /** The text as it would be stored; `undefined` for one that cannot be. */
  read: (typed: string) => string | undefined;
  /** Stores a text that can be. */
  onStore: (typed: string) => void;
};

/**
 * The text of a control whose value has a form: what cannot be stored (yet) stays in the control, and the last value that
 * could stays stored, since the service takes a document whole or not at all. A value that comes from elsewhere, as by an
 * undo, is shown in its place.
 */
export function useTyped({ stored, read, onStore }: Options) {
  const [typed, setTyped] = useState<{ text: string; stored: string }>();
  const isCurrent = typed?.stored === stored;
  const text = isCurrent ? typed.text : stored;
  const isWrong = isCurrent && read(text) === undefined;
  return {
    text,
    isWrong,
    change: (next: string, canStore = true) => {
      const value = canStore ? read(next) : undefined;
      setTyped({ text: next, stored: value ?? stored });
      if (value !== undefined && value !== stored) onStore(next);
    },
    /** What can be stored is shown as it is stored from now on. */
    settle: () => {
      if (!isWrong) setTyped(undefined);
    },
  };
}
