"use client";

import { useEffect, useState } from "react";

// Longer than the pause between two keystrokes.
const delayMs = 800;

/** A live region that is debounced: an announcement per keystroke would interrupt the last one. */
export function LiveStatus({ sentence, query }: { sentence: string; query: string }) {
  const [text, setSaid] = useState("");
  useEffect(() => {
    const waiting = setTimeout(() => setSaid(sentence), delayMs);
    return () => {
      clearTimeout(waiting);
      // A live region repeats the same sentence only after an empty one.
      setSaid("");
    };
  }, [sentence, query]);
  return (
    <p className="visuallyHidden" role="status">
      {text}
    </p>
  );
}
