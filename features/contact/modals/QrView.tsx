"use client";

import { useState } from "react";

import { messages } from "@/features/contact/messages";
import { QrCode } from "@/features/shared/ui/QrCode";

import type { ViewProps } from "./views";
import styles from "./views.module.css";

/** A URL as a QR code, rendered in the browser. */
export default function QrView({ store, locale }: ViewProps) {
  const text = messages[locale];
  const [view] = useState(store.view);
  if (view?.kind !== "qr") return null;
  return (
    <div className={styles.root}>
      <div className={styles.code}>
        <QrCode text={view.url} label={view.title} />
      </div>
      <p>{text.qrNote}</p>
      <a href={view.url} rel="noopener" translate="no">
        {view.url.replace(/^https?:\/\//, "")}
      </a>
    </div>
  );
}
