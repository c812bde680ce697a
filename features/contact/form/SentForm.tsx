"use client";

import { useEffect, useRef } from "react";
import type { ComponentProps } from "react";

import { SentReceipt } from "./SentReceipt";
import styles from "./index.module.css";

/** Replaces a sent form and takes its focus, because the button is gone. */
export function SentForm(props: ComponentProps<typeof SentReceipt>) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1} className={styles.sent}>
      <SentReceipt {...props} />
    </div>
  );
}
