"use client";

import { useState } from "react";

import { messages } from "@/features/contact/messages";
import type { Receipt } from "@/features/contact/form/SentReceipt";
import { LiveForm } from "@/features/contact/form/LiveForm";

import { WithChannels } from "./WithChannels";
import { getSubmitActions } from "./getSubmitActions";
import { SentView } from "./SentView";
import type { ViewProps } from "./views";
import styles from "./views.module.css";

const getLede = (target: "sales" | "other", message: string | undefined) => {
  if (target === "other") return "contact";
  return message ? "prepared" : "sales";
};

/** The contact form (name, e-mail address, message) and the other ways to reach a person. */
export default function ContactView({ store, locale, channels, close }: ViewProps) {
  const text = messages[locale];
  const [view] = useState(store.view);
  const [sent, setSent] = useState<Receipt>();
  if (view?.kind !== "contact") return null;
  const { target, message } = view;
  const form = target === "sales" ? "sales-modal" : "contact-modal";
  if (sent) return <SentView form={form} locale={locale} {...sent} close={close} channels={channels} />;
  const initialState = { values: message ? { message } : {}, focus: "name", submit: false };
  return (
    <WithChannels locale={locale} channels={channels}>
      <p>{text.ledes[getLede(target, message)]}</p>
      <LiveForm
        form={form}
        locale={locale}
        initialState={initialState}
        onSent={setSent}
        {...getSubmitActions(store, locale)}
      />
      <p className={styles.note}>{text.privacy}</p>
    </WithChannels>
  );
}
