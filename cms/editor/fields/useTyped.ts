import { useState } from "react";

type Options = {
  /** The stored value as text; empty if there is none. */
  stored: string;
  /** Parses the text to its stored form; `undefined` if it is invalid. */
  read: (typed: string) => string | undefined;
  /** Stores a valid text. */
  onStore: (typed: string) => void;
};

/**
 * The text of a control with a strict format. An invalid text stays in the control while the last valid value stays
 * stored, because the service rejects a whole document for one invalid value. An outside change, such as an undo,
 * replaces the text.
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
    /** On blur: shows a valid text in its stored form. */
    settle: () => {
      if (!isWrong) setTyped(undefined);
    },
  };
}
