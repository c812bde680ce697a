import { byUse } from "@/features/shared/catalogue/byUse";
import { findProof } from "@/features/shared/catalogue/findProof";
import { listMethodChains } from "@/features/shared/catalogue/listMethodChains";
import type { MethodPage } from "@/features/shared/catalogue/methodPages";
import { formatNumber, formatShortDay, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { loadMethodChecks } from "@/features/shared/platform/server";

import { messages } from "./messages";
import styles from "./index.module.css";

type Props = { page: MethodPage; locale: Locale };

/** The chains that answer a method by a probe or the specification, the most used first, with the cost of a call. */
export async function MethodChains({ page, locale }: Props) {
  const text = messages[locale];
  const { value: checks } = await loadMethodChecks();
  const chains = listMethodChains(page.family, page.method).flatMap((chain) => {
    const proof = findProof(checks, { ...page, chain: chain.key });
    return proof ? [{ ...chain, proof }] : [];
  });
  if (chains.length === 0) return <p className={styles.note}>{text.noChains}</p>;
  const source = chains.find(({ proof }) => proof.kind === "source");
  const note = chains.some(({ proof }) => proof.kind === "answered") ? text.bySource : text.allBySource;
  return (
    <>
      <ul className={styles.chains} aria-label={text.chain}>
        {chains.toSorted(byUse).map(({ key, name, proof, multiplier = 1 }) => (
          <li key={key}>
            <a href={localizePath(`/nodes/${key}/`, locale)}>{name}</a>
            {proof.kind === "answered" ? <small>{text.answered(formatShortDay(proof.day, locale))}</small> : null}
            <span>{formatNumber(multiplier * page.multiplier, locale)} CU</span>
          </li>
        ))}
      </ul>
      {source ? <p className={styles.note}>{note(formatShortDay(source.proof.day, locale))}</p> : null}
    </>
  );
}
