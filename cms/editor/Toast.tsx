import { useEffect, useState } from "react";
import type { ReactNode } from "react";

import styles from "./Toast.module.css";

const shownMilliseconds = 6_000;

type Props = {
  sentence: string;
  /** What can be done about it while it is shown. */
  children?: ReactNode;
};

/** What was just done: announced, and shown for some seconds. */
export function Toast({ sentence, children }: Props) {
  const [expired, setExpired] = useState("");
  // The same sentence comes again only after an empty one.
  if (!sentence && expired) setExpired("");
  useEffect(() => {
    if (!sentence) return undefined;
    const timer = setTimeout(() => setExpired(sentence), shownMilliseconds);
    return () => clearTimeout(timer);
  }, [sentence]);
  const isShown = sentence !== "" && sentence !== expired;
  return (
    <p className={isShown ? styles.root : "visuallyHidden"} role="status">
      {sentence}
      {isShown ? children : null}
    </p>
  );
}
