import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

import { Hint } from "./Hint";
import styles from "./ScreenHead.module.css";

type Props = {
  title: string;
  /** What one does here, in one line; who has read it takes it away. */
  help: string;
  /** The same for who has no keyboard, where `help` names keys. */
  touchHelp?: string;
  /** Names the screen for what was read. */
  name: string;
  /** The screen's actions. */
  children?: ReactNode;
};

let hasShownScreen = false;

/** The head of a screen. Who comes from another one begins at its name. */
export function ScreenHead({ title, help, touchHelp, name, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasShownScreen && document.activeElement === document.body) heading.current?.focus();
    hasShownScreen = true;
  }, []);
  return (
    <div className={styles.head}>
      <div className={styles.root}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children ? <div className={styles.actions}>{children}</div> : null}
      </div>
      <Hint name={name} touch={touchHelp}>
        {help}
      </Hint>
    </div>
  );
}
