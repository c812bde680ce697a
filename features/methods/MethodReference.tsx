import { ownValue } from "@/features/shared/contracts/ownValue";
import computeUnits from "@/content/data/compute-units.json";
import { catalogue } from "@/features/shared/catalogue/catalogue";
import { byCategory } from "@/features/shared/catalogue/categories";
import { listMethodFamilies } from "@/features/shared/catalogue/listMethodFamilies";
import { getMethodUrl } from "@/features/shared/catalogue/methodPages";
import { findReference, referenceMethods } from "@/features/shared/catalogue/references";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";

import { FilterForm } from "@/features/shared/ui/FilterForm";
import { isMethod } from "@/features/shared/catalogue/names";
import { MethodKind } from "./MethodKind";
import type { MethodEnd } from "./MethodKind";
import styles from "./index.module.css";

const families: Record<string, { method: string; category: string; multiplier: number }[]> = computeUnits.families;

type Words = { chains: string; filter: (count: number) => string; none: string };

const words = translate<Words>({
  en: {
    chains: "Chains of this family",
    filter: (count) => `Filter ${count} methods by name or purpose`,
    none: "No method has these words. Enter searches the site.",
  },
  cn: {
    chains: "该接口族的链",
    filter: (count) => `按名称或用途筛选 ${count} 个方法`,
    none: "没有匹配的方法。按回车键搜索全站。",
  },
});

// Fewer are found by eye.
const minFiltered = 13;

// Longer names, such as the paths of REST, would break more than once in a third of the docs' column.
const maxThirdLength = 40;

type Props = {
  family: string;
  /** When those methods end that do. */
  ends?: ReadonlyMap<string, MethodEnd>;
  locale: Locale;
};

/** Every method of a family by kind, with its multiplier, and the chains that offer it; from the data files. */
export function MethodReference({ family, ends, locale }: Props) {
  const methods = (ownValue(families, family) ?? []).filter(({ method }) => isMethod(method));
  const kinds = Map.groupBy(byCategory(methods), ({ category }) => category);
  const text = words[locale];
  const isLong = methods.some(({ method }) => method.length > maxThirdLength);
  const chains = catalogue
    .filter((chain) => chain.status === "available" && listMethodFamilies(chain).includes(family))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  return (
    <div className={styles.root}>
      <div className={styles.root} data-filter-list="">
        {methods.length < minFiltered ? null : (
          <div>
            <FilterForm label={text.filter(methods.length)} locale={locale} />
            <p className={styles.none} role="status" data-filter-none={text.none} />
          </div>
        )}
        {[...kinds].map(([kind, all]) => (
          <MethodKind
            key={kind}
            id={`${family}-${kind}`}
            kind={kind}
            methods={all.map((one) => ({
              ...one,
              url: getMethodUrl(family, one.method, locale),
              end: ends?.get(one.method),
              summary: findReference(family, one.method)?.summary[locale],
            }))}
            isLong={isLong}
            hasPurposes={referenceMethods.has(family)}
            locale={locale}
          />
        ))}
      </div>
      {chains.length > 0 ? (
        <section>
          <div className={styles.head}>
            <h3>{text.chains}</h3>
          </div>
          <ul className={styles.names} data-chains="" aria-label={text.chains}>
            {chains.map(({ key, name }) => (
              <li key={key}>
                <a href={localizePath(`/nodes/${key}/`, locale)}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
