"use client";

import { useState } from "react";

import { messages } from "@/features/contact/messages";
import type { Receipt } from "@/features/contact/form/SentReceipt";
import { LiveForm } from "@/features/contact/form/LiveForm";
import { localizePath } from "@/features/shared/locale";

import { getSubmitActions } from "./getSubmitActions";
import { SentView } from "./SentView";
import type { ViewProps } from "./views";
import styles from "./views.module.css";

const initialState = { values: {}, focus: "name", submit: false };

/** The application to become an ambassador. */
export default function AmbassadorsView({ store, locale, close }: ViewProps) {
  const text = messages[locale];
  const [sent, setSent] = useState<Receipt>();
  if (sent) return <SentView form="ambassador" locale={locale} {...sent} close={close} />;
  return (
    <div className={styles.root}>
      <LiveForm
        form="ambassador"
        locale={locale}
        initialState={initialState}
        onSent={setSent}
        {...getSubmitActions(store, locale)}
      />
      <p className={styles.note}>
        <a href={localizePath("/ambassador-program-terms-of-service/", locale)}>{text.read}</a>
      </p>
    </div>
  );
}
