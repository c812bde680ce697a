import { byUse } from "@/features/shared/catalogue/byUse";
import { catalogue } from "@/features/shared/catalogue/catalogue";
import { listMethodFamilies } from "@/features/shared/catalogue/listMethodFamilies";
import { methodCounts } from "@/features/shared/catalogue/methodCounts";
import { familyName, joinNames } from "@/features/shared/catalogue/names";
import { translate } from "@/features/shared/contracts/translate";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import styles from "./FamilyIndex.module.css";

type Words = { methods: (count: number) => string; more: (rest: number, all: number) => string };

const words = translate<Words>({
  en: { methods: (count) => `${count} methods`, more: (rest) => `+${rest}` },
  cn: { methods: (count) => `${count} 个方法`, more: (_, all) => `等 ${all} 条链` },
});

const available = catalogue.filter(({ status }) => status === "available").toSorted(byUse);

// As many names as fit one line of a phone.
const maxChains = 3;

/** Every family with a link to its methods, their number, and its most used chains; from the data files. */
export function FamilyIndex({ locale }: { locale: Locale }) {
  const text = words[locale];
  return (
    <ul className={styles.root}>
      {[...methodCounts].map(([family, count]) => {
        const chains = available.filter((chain) => listMethodFamilies(chain).includes(family));
        const rest = chains.length - maxChains;
        const name = familyName(family, locale);
        const names = joinNames(chains.slice(0, maxChains).map((chain) => chain.name));
        return (
          <li key={family}>
            <a href={localizePath(`/docs/methods-${family}/`, locale)}>{name}</a>
            <span className={styles.count}>{text.methods(count)}</span>
            {names === name ? null : (
              <span className={styles.chains}>
                {names}
                {rest > 0 ? ` ${text.more(rest, chains.length)}` : null}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
