"use client";

import type { FormId } from "@/features/shared/contracts/forms";
import type { Values } from "@/features/shared/contracts/formFields";
import { SentForm } from "@/features/contact/form/SentForm";
import { messages } from "@/features/contact/messages";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";

import { WithChannels } from "./WithChannels";
import type { Channels } from "./Channels";
import styles from "./views.module.css";

type Props = { form: FormId; locale: Locale; values: Values; close: () => void; channels?: Channels };

/** Replaces a sent form in a modal. */
export function SentView({ form, locale, values, close, channels }: Props) {
  const receipt = (
    <SentForm form={form} locale={locale} values={values}>
      <Button onClick={close}>{messages[locale].close}</Button>
    </SentForm>
  );
  return channels ? (
    <WithChannels locale={locale} channels={channels}>
      {receipt}
    </WithChannels>
  ) : (
    <div className={styles.root}>{receipt}</div>
  );
}
