"use client";

import { useState } from "react";

import { messages } from "@/features/contact/messages";
import { CopyButton } from "@/features/shared/ui/CopyButton";
import { Field } from "@/features/shared/ui/Field";

import type { ViewProps } from "./views";
import styles from "./views.module.css";

/** The URL of what is shared, to be copied. */
export default function ShareView({ store, locale }: ViewProps) {
  const text = messages[locale];
  const [view] = useState(store.view);
  if (view?.kind !== "share") return null;
  return (
    <div className={styles.root}>
      <p>{view.title}</p>
      <div className={styles.copied}>
        <Field label={text.productLink}>
          {(attributes) => (
            <input {...attributes} readOnly value={view.url} onFocus={({ target }) => target.select()} />
          )}
        </Field>
        <CopyButton text={view.url} locale={locale} words={{ copy: text.copyLink, copied: text.copied }} />
      </div>
    </div>
  );
}
