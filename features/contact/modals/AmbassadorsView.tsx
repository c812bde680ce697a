"use client";

import { messages } from "@/features/contact/messages";
import { LiveForm } from "@/features/contact/form/LiveForm";
import { localizePath } from "@/features/shared/locale";

import { getSubmitActions } from "./getSubmitActions";
import type { ViewProps } from "./views";
import styles from "./views.module.css";

const initialState = { values: {}, focus: "name", submit: false };

/** The application to become an ambassador. */
export default function AmbassadorsView({ store, locale }: ViewProps) {
  const text = messages[locale];
  return (
    <div className={styles.root}>
      <LiveForm form="ambassador" locale={locale} initialState={initialState} {...getSubmitActions(store, locale)} />
      <p className={styles.note}>
        <a href={localizePath("/ambassador-program-terms-of-service/", locale)}>{text.read}</a>
      </p>
    </div>
  );
}
