import { useEffect, useState } from "react";

import styles from "./Toast.module.css";

const shownMilliseconds = 6_000;

/** What was just done: announced, and shown for some seconds. */
export function Toast({ sentence }: { sentence: string }) {
  const [expired, setExpired] = useState("");
  // The same sentence comes again only after an empty one.
  if (!sentence && expired) setExpired("");
  useEffect(() => {
    if (!sentence) return undefined;
    const timer = setTimeout(() => setExpired(sentence), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <p className={sentence && sentence !== expired ? styles.root : "visuallyHidden"} role="status">
      {sentence}
    </p>
  );
}
