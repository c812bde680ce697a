"use client";

import { useState } from "react";

import { messages } from "@/features/contact/messages";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";

import type { ViewProps } from "./views";
import styles from "./views.module.css";

/** Result of an action. */
export default function NoticeView({ store, locale, close }: ViewProps) {
  const [view] = useState(store.view);
  if (view?.kind !== "notice") return null;
  return (
    <div className={styles.root}>
      <Notice tone={view.isError ? "error" : "ok"}>{view.detail}</Notice>
      <Button onClick={store.covered ? store.uncover : close} autoFocus>
        {store.covered ? messages[locale].backToForm : messages[locale].close}
      </Button>
    </div>
  );
}
