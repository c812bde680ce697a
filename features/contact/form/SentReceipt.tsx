import { useId } from "react";
import type { ReactNode } from "react";

import { messages } from "@/features/contact/messages";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Notice } from "@/features/shared/ui/Notice";

import { choices, fieldsByForm } from "@/features/shared/contracts/forms";
import type { FormId } from "@/features/shared/contracts/forms";
import type { Values } from "@/features/shared/contracts/formFields";
import { getNextSteps } from "./getNextSteps";
import styles from "./SentReceipt.module.css";

/** What was sent, as its sender sees it. */
export type Receipt = { values: Values; reference?: string | undefined };

type Props = Partial<Receipt> & {
  form: FormId;
  locale: Locale;
  /** Instead of the message, while the form waits for something. */
  notice?: ReactNode;
  /** One line, where the form was one. */
  isInline?: boolean | undefined;
  children?: ReactNode;
};

/** Replaces a sent form: what was sent, the next steps with their time, and links. */
export function SentReceipt({ form, locale, values = {}, reference, notice, isInline = false, children }: Props) {
  const text = messages[locale];
  const what = useId();
  const { title, next, links } = getNextSteps(form, locale, values);
  const sent = fieldsByForm[form].flatMap(({ name }) => {
    const value = values[name];
    return value ? [{ name, value: (choices[name] && text.choices[value]) ?? value }] : [];
  });
  if (isInline) {
    return (
      <p className={styles.line} role="status">
        <strong>{title}</strong> {values.email ? <span>{values.email}</span> : null} {next} {children}{" "}
        <small>{text.success}</small>
      </p>
    );
  }
  return (
    <div className={styles.root}>
      {notice ?? (
        <Notice tone="ok" title={title}>
          <p>{next}</p>
          <Reference reference={reference} locale={locale} />
          <p className={styles.success}>{text.success}</p>
        </Notice>
      )}
      {sent.length > 0 ? (
        <div>
          <p id={what} className={styles.label}>
            {text.what}
          </p>
          <dl aria-labelledby={what} className={styles.values}>
            {sent.map(({ name, value }) => (
              <div key={name}>
                <dt>{text.labels[name]}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
      {notice ? (
        <div>
          <p className={styles.label}>{text.next}</p>
          <p>{next}</p>
        </div>
      ) : null}
      <div>
        <p className={styles.label}>{text.meanwhile}</p>
        <ul className={styles.links}>
          {links.map(({ path, text: label }) => (
            <li key={path}>
              <a href={localizePath(path, locale)}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </div>
  );
}

type ReferenceProps = Pick<Receipt, "reference"> & { locale: Locale };

/** The reference of what was sent, and what it is for; nothing without one. */
export function Reference({ reference, locale }: ReferenceProps) {
  const { before, after } = messages[locale].reference;
  return reference ? (
    <p>
      {before}
      <code>{reference}</code>
      {after}
    </p>
  ) : null;
}
