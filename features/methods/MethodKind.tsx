import { categoryName } from "@/features/shared/catalogue/categories";
import { toMethodAnchor } from "@/features/shared/contracts/anchors";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { CodeName } from "@/features/shared/ui/CodeName";
import { Table } from "@/features/shared/ui/Table";

import styles from "./index.module.css";

/** `url` is the method's page, if it has one. */
type Method = { method: string; multiplier: number; url?: string | undefined };
type Props = {
  id: string;
  kind: string;
  methods: Method[];
  /** Whether names of the family are too long for a third of the column. */
  isLong: boolean;
  locale: Locale;
};

const words = translate({
  en: { method: "Method", multiplier: "Multiplier" },
  cn: { method: "方法", multiplier: "系数" },
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
        <Names label={id} methods={methods} isLong={isLong} />
      ) : (
        <Multipliers methods={methods} locale={locale} />
      )}
    </section>
  );
}

function Names({ label, methods, isLong }: Pick<Props, "methods" | "isLong"> & { label: string }) {
  return (
    <ul className={styles.names} data-long={isLong || undefined} aria-labelledby={label}>
      {methods.map((one) => (
        <li key={one.method} id={toMethodAnchor(one.method)}>
          <Name {...one} />
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
              <Name {...one} />
            </th>
            <td data-figure="">× {one.multiplier}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Name({ method, url }: Method) {
  const name = <CodeName>{method}</CodeName>;
  return url ? <a href={url}>{name}</a> : name;
}
