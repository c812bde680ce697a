import type { MethodReference } from "@/features/shared/catalogue/references";
import { toErrorAnchor } from "@/features/shared/contracts/anchors";
import type { Locale } from "@/features/shared/locale";
import { CodeName } from "@/features/shared/ui/CodeName";
import { CodeText } from "@/features/shared/ui/CodeText";

import { messages } from "./messages";
import { MethodMembers } from "./MethodMembers";
import { describeType } from "./describeType";
import styles from "./index.module.css";

// Two causes may share a code; the anchor is the first one's.
const isFirst = (errors: { code: string }[], index: number) =>
  errors.findIndex(({ code }) => code === errors[index]?.code) === index;

type Props = { reference: MethodReference; locale: Locale };

/** Parameters, result, errors, and notes on a method. */
export function MethodDetails({ reference, locale }: Props) {
  const text = messages[locale];
  const { parameters, result, errors = [], traps = [] } = reference;
  return (
    <div className={styles.details}>
      <section>
        <h3>{text.parameters}</h3>
        {parameters.length > 0 ? (
          <MethodMembers members={parameters} locale={locale} />
        ) : (
          <p className={styles.note}>{text.noParameters}</p>
        )}
      </section>
      <section>
        <h3>{text.result}</h3>
        <p>
          <span className={styles.type}>{describeType(result.type, locale)}</span>{" "}
          <CodeText>{result.text[locale]}</CodeText>
        </p>
        {result.fields ? <MethodMembers members={result.fields} locale={locale} /> : null}
      </section>
      {errors.length > 0 ? (
        <section>
          <h3>{text.errors}</h3>
          <dl className={styles.members}>
            {errors.map(({ code, text: cause }, index) => (
              <div key={`${code} ${cause.en}`} id={isFirst(errors, index) ? toErrorAnchor(code) : undefined}>
                <dt>
                  <CodeName>{code}</CodeName>
                </dt>
                <dd>
                  <CodeText>{cause[locale]}</CodeText>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {traps.length > 0 ? (
        <section>
          <h3>{text.traps}</h3>
          <ul className={styles.traps}>
            {traps.map((trap) => (
              <li key={trap.en}>
                <CodeText>{trap[locale]}</CodeText>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
