"use client";

import { useEffect, useRef } from "react";
import type { ComponentProps } from "react";

import { SentReceipt } from "./SentReceipt";
import styles from "./index.module.css";

/** What stands in the place of a form that was just sent; the focus, whose button is gone with the form, begins there. */
export function SentForm(props: ComponentProps<typeof SentReceipt>) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1} className={styles.sent}>
      <SentReceipt {...props} />
    </div>
  );
}
