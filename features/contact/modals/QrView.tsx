"use client";

import { useState } from "react";
import { encode } from "uqr";

import { messages } from "@/features/contact/messages";

import type { ViewProps } from "./views";
import styles from "./views.module.css";

/** An address as a code that a telephone reads, drawn on the spot. */
export default function QrView({ store, locale }: ViewProps) {
  const text = messages[locale];
  const [view] = useState(store.view);
  if (view?.kind !== "qr") return null;
  const { data, size } = encode(view.url, { border: 2, ecc: "M" });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <div className={styles.root}>
      <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={view.title}>
        <path d={path} />
      </svg>
      <p>{text.qrNote}</p>
      <a href={view.url} rel="noopener">
        {view.title}
      </a>
    </div>
  );
}
