import type { ReactNode } from "react";

import { useDocumentTitle } from "#cms/shell/useDocumentTitle.ts";

import { Hint } from "./Hint.tsx";
import styles from "./ScreenHead.module.css";
import { useHeadingFocus } from "./useHeadingFocus.ts";

type Props = {
  title: string;
  /** One line of help, which can be dismissed. */
  help: string | undefined;
  /** Replaces `help` on touch devices if that names keys. */
  touchHelp?: string;
  /** Key under which the dismissal is stored. */
  name: string;
  /** The screen's actions. */
  children?: ReactNode;
};

/** The head of a screen; its heading is focused after navigation from another screen. */
export function ScreenHead({ title, help, touchHelp, name, children }: Props) {
  const heading = useHeadingFocus();
  useDocumentTitle(title);
  return (
    <div className={styles.head}>
      <div className={styles.root}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children ? <div className={styles.actions}>{children}</div> : null}
      </div>
      {help ? (
        <Hint key={name} name={name} touch={touchHelp}>
          {help}
        </Hint>
      ) : null}
    </div>
  );
}
