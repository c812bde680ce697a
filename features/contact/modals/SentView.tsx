"use client";

import type { FormId } from "@/features/shared/contracts/forms";
import { SentForm } from "@/features/contact/form/SentForm";
import type { Receipt } from "@/features/contact/form/SentReceipt";
import { messages } from "@/features/contact/messages";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";

import { WithChannels } from "./WithChannels";
import type { Channels } from "./Channels";
import styles from "./views.module.css";

type Props = Receipt & { form: FormId; locale: Locale; close: () => void; channels?: Channels };

/** Replaces a sent form in a modal. */
export function SentView({ close, channels, ...sent }: Props) {
  const { locale } = sent;
  const receipt = (
    <SentForm {...sent}>
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
