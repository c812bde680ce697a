import { categoryName } from "@/features/shared/catalogue/categories";
import { toMethodAnchor } from "@/features/shared/contracts/anchors";
import { formatDate } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { CodeName } from "@/features/shared/ui/CodeName";
import { CodeText } from "@/features/shared/ui/CodeText";

import styles from "./index.module.css";

/** The last day on which a method works; in an example, nothing ends. */
export type MethodEnd = { lastDay: string; isSample: boolean };

/** `url` is the method's page, if it has one; `end` tells of one that ends. */
type Method = {
  method: string;
  multiplier: number;
  url?: string | undefined;
  end?: MethodEnd | undefined;
  summary?: string | undefined;
};
type Props = {
  id: string;
  kind: string;
  methods: Method[];
  /** Whether names of the family are too long for a third of the column. */
  isLong: boolean;
  /** Whether methods of the family have a purpose, which stands beside their names. */
  hasPurposes: boolean;
  locale: Locale;
};

type Words = {
  /** `isShared`: every method has it, and none is marked with its own. */
  multiplier: (figure: number, isShared: boolean) => string;
  until: (day: string) => string;
  sample: string;
};

const words = translate<Words>({
  en: {
    multiplier: (figure, isShared) => `Multiplier × ${figure}${isShared ? "" : " unless marked"}`,
    until: (day) => `until ${day}`,
    sample: "example",
  },
  cn: {
    multiplier: (figure, isShared) => `系数 × ${figure}${isShared ? "" : "，另有标注的除外"}`,
    until: (day) => `${day}停用`,
    sample: "示例",
  },
});

/** The methods of one kind: their usual multiplier is shown once above them, another one beside its method. */
export function MethodKind({ id, kind, methods, isLong, hasPurposes, locale }: Props) {
  const usual = findUsualMultiplier(methods);
  if (usual === undefined) return null;
  const isShared = methods.every(({ multiplier }) => multiplier === usual);
  return (
    <section data-group="">
      <div className={styles.head}>
        <h3 id={id}>{categoryName(kind, locale)}</h3>
        <p>{words[locale].multiplier(usual, isShared)}</p>
      </div>
      <ul className={hasPurposes ? styles.purposes : styles.names} data-long={isLong || undefined} aria-labelledby={id}>
        {methods.map((one) => (
          <li key={one.method} id={toMethodAnchor(one.method)}>
            <span>
              <Name {...one} locale={locale} />
              {one.multiplier === usual ? null : <b> × {one.multiplier}</b>}
            </span>
            {one.summary ? (
              <p>
                <CodeText>{one.summary}</CodeText>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The multiplier of most methods, the first of equals; `undefined` without methods. */
function findUsualMultiplier(methods: Method[]): number | undefined {
  const groups = [...Map.groupBy(methods, ({ multiplier }) => multiplier)];
  return groups.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
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
