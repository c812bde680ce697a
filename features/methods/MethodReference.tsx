import computeUnits from "@/content/data/compute-units.json";
import { catalogue } from "@/features/shared/catalogue/catalogue";
import { categoryName } from "@/features/shared/catalogue/categories";
import { methodAnchor } from "@/features/shared/catalogue/methodAnchor";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { CodeName } from "@/features/shared/ui/CodeName";
import { Table } from "@/features/shared/ui/Table";

import { methodFamiliesOf } from "@/features/shared/catalogue/methodFamilies";
import styles from "./index.module.css";

type Method = { method: string; category: string; multiplier: number };

const families: Record<string, Method[]> = computeUnits.families;

const words = {
  en: { method: "Method", multiplier: "Multiplier", chains: "Chains that answer these methods" },
  cn: { method: "方法", multiplier: "系数", chains: "提供这些方法的链" },
};

/** Every method of a family by kind, with its multiplier, and the chains that answer it; from the data files. */
export function MethodReference({ family, locale }: { family: string; locale: Locale }) {
  const text = words[locale];
  const methods = families[family] ?? [];
  const kinds = [...new Set(methods.map(({ category }) => category))];
  const chains = catalogue.filter((chain) => chain.status === "available" && methodFamiliesOf(chain).includes(family));
  return (
    <div className={styles.root}>
      {kinds.map((kind) => (
        <section key={kind}>
          <h3 id={`${family}-${kind}`}>{categoryName(kind, locale)}</h3>
          <Table className={styles.methods} data-names="">
            <thead>
              <tr>
                <th scope="col">{text.method}</th>
                <th scope="col" data-figure="">
                  {text.multiplier}
                </th>
              </tr>
            </thead>
            <tbody>
              {methods
                .filter(({ category }) => category === kind)
                .map(({ method, multiplier }) => (
                  <tr key={method} id={methodAnchor(method)}>
                    <th scope="row">
                      <CodeName>{method}</CodeName>
                    </th>
                    <td data-figure="">× {multiplier}</td>
                  </tr>
                ))}
            </tbody>
          </Table>
        </section>
      ))}
      {chains.length > 0 ? (
        <p className={styles.chains}>
          {text.chains}:{" "}
          {chains.map(({ key, name }, index) => (
            <span key={key}>
              {index > 0 ? " · " : null}
              <a href={localizePath(`/nodes/${key}/`, locale)}>{name}</a>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}
