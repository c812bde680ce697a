import { categoryName } from "@/features/shared/catalogue/categories";
import { toMethodAnchor } from "@/features/shared/contracts/anchors";
import { formatDate } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { CodeName } from "@/features/shared/ui/CodeName";
import { Table } from "@/features/shared/ui/Table";

import styles from "./index.module.css";

/** The last day on which a method works; in an example, nothing ends. */
export type MethodEnd = { lastDay: string; isSample: boolean };

/** `url` is the method's page, if it has one; `end` tells of one that ends. */
type Method = { method: string; multiplier: number; url?: string | undefined; end?: MethodEnd | undefined };
type Props = {
  id: string;
  kind: string;
  methods: Method[];
  /** Whether names of the family are too long for a third of the column. */
  isLong: boolean;
  locale: Locale;
};

type Words = { method: string; multiplier: string; until: (day: string) => string; sample: string };

const words = translate<Words>({
  en: { method: "Method", multiplier: "Multiplier", until: (day) => `until ${day}`, sample: "example" },
  cn: { method: "方法", multiplier: "系数", until: (day) => `${day}停用`, sample: "示例" },
});

/** The methods of one kind: a multiplier shared by all is shown once above them, others beside each. */
export function MethodKind({ id, kind, methods, isLong, locale }: Props) {
  const [first] = methods;
  if (!first) return null;
  const isShared = methods.every(({ multiplier }) => multiplier === first.multiplier);
  return (
    <section>
      <div className={styles.head} data-shared={isShared || undefined}>
        <h3 id={id}>{categoryName(kind, locale)}</h3>
        {isShared ? (
          <p>
            {words[locale].multiplier} × {first.multiplier}
          </p>
        ) : null}
      </div>
      {isShared ? (
        <Names label={id} methods={methods} isLong={isLong} locale={locale} />
      ) : (
        <Multipliers methods={methods} locale={locale} />
      )}
    </section>
  );
}

function Names({ label, methods, isLong, locale }: Pick<Props, "methods" | "isLong" | "locale"> & { label: string }) {
  return (
    <ul className={styles.names} data-long={isLong || undefined} aria-labelledby={label}>
      {methods.map((one) => (
        <li key={one.method} id={toMethodAnchor(one.method)}>
          <Name {...one} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

function Multipliers({ methods, locale }: Pick<Props, "methods" | "locale">) {
  const text = words[locale];
  return (
    <Table data-names="">
      <thead>
        <tr>
          <th scope="col">{text.method}</th>
          <th scope="col" data-figure="">
            {text.multiplier}
          </th>
        </tr>
      </thead>
      <tbody>
        {methods.map((one) => (
          <tr key={one.method} id={toMethodAnchor(one.method)}>
            <th scope="row">
              <Name {...one} locale={locale} />
            </th>
            <td data-figure="">× {one.multiplier}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Name({ method, url, end, locale }: Method & { locale: Locale }) {
  const name = <CodeName>{method}</CodeName>;
  return (
    <>
      {url ? <a href={url}>{name}</a> : name}
      {end ? <small> {describeEnd(end, locale)}</small> : null}
    </>
  );
}

function describeEnd({ lastDay, isSample }: MethodEnd, locale: Locale): string {
  const text = words[locale];
  return [text.until(formatDate(lastDay, locale)), ...(isSample ? [text.sample] : [])].join(" · ");
}
