import { isRegionalSample } from "@/features/shared/platform/regions";

import { CodeLines } from "./CodeLines";
import { highlight } from "./highlight";
import styles from "./index.module.css";

type Props = {
  code: string;
  language: string;
  /** Said to screen readers: what the code is. */
  label?: string | undefined;
};

/** A block of code, coloured on the server. */
export async function Code({ code, language, label }: Props) {
  const lines = await highlight(code.trimEnd(), language);
  return (
    // Focusable, so that a keyboard can scroll it.
    <pre
      className={styles.root}
      data-regional={isRegionalSample(code) || undefined}
      data-fade=""
      tabIndex={0}
      role="group"
      aria-label={label ?? language}
      translate="no"
    >
      <code data-language={language}>
        <CodeLines lines={lines} />
      </code>
    </pre>
  );
}
