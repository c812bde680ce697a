"use client";

import { useEffect, useState } from "react";

// Longer than typing pauses between letters.
const delayMs = 800;

/** Says a sentence once, when nobody has typed for a moment: one for every letter would talk over the next. */
export function LiveStatus({ sentence, query }: { sentence: string; query: string }) {
  const [text, setSaid] = useState("");
  useEffect(() => {
    const waiting = setTimeout(() => setSaid(sentence), delayMs);
    return () => {
      clearTimeout(waiting);
      // The same sentence about other words is news only after an empty one.
      setSaid("");
    };
  }, [sentence, query]);
  return (
    <p className="visuallyHidden" role="status">
      {text}
    </p>
  );
}
