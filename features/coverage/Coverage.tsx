import type { Chain } from "@/features/shared/catalogue/chain";
import { describeProof } from "@/features/shared/catalogue/describeProof";
import { findArchiveProof, findTraceProof } from "@/features/shared/catalogue/featureProofs";
import { technicalName } from "@/features/shared/catalogue/names";
import type { ChainChecks, MethodChecks } from "@/features/shared/contracts/availabilityApi";
import { formatNumber, getPunctuation, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { FindRows } from "./FindRows";
import { messages } from "./messages";

import styles from "./Coverage.module.css";

type Props = { chains: readonly Chain[]; checks: MethodChecks | undefined; locale: Locale };

// Rare features share one column.
const usual = ["json-rpc", "websocket", "rest", "graphql"];

/** Text and link of a cell; `undefined` for what a chain lacks. */
type Cell = { label: string; anchor: string } | undefined;

/** Every chain against interfaces, archive and trace, in three tables side by side; the search hides rows. */
export function Coverage({ chains, checks, locale }: Props) {
  const text = messages[locale];
  const sorted = chains.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  const size = Math.ceil(sorted.length / 3);
  const parts = [0, 1, 2]
    .map((index) => sorted.slice(index * size, (index + 1) * size))
    .filter(({ length }) => length > 0);
  return (
    <FindRows locale={locale}>
      <div className={styles.tables}>
        {parts.map((part) => (
          <table key={part[0]?.key} aria-label={text.table(part[0]?.name ?? "", part.at(-1)?.name ?? "")}>
            <thead>
              <tr>
                <th scope="col">{text.chain}</th>
                {usual.map((name) => (
                  <th key={name} scope="col">
                    <a href={localizePath(`/nodes/${name}/`, locale)}>{technicalName(name, locale)}</a>
                  </th>
                ))}
                <th scope="col">{text.other}</th>
                <th scope="col">{text.archive}</th>
                <th scope="col">{text.trace}</th>
              </tr>
            </thead>
            <tbody>
              {part.map((chain) => (
                <Row key={chain.key} chain={chain} checks={checks?.protocols[chain.key]} locale={locale} />
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </FindRows>
  );
}

type RowProps = { chain: Chain; checks: ChainChecks | undefined; locale: Locale };

function Row({ chain, checks, locale }: RowProps) {
  const path = localizePath(`/nodes/${chain.key}/`, locale);
  return (
    <tr data-find={listWords(chain)}>
      <th scope="row">
        <a href={path}>{chain.name}</a>
      </th>
      {listCells(chain, checks, locale).map((cell, index) => (
        <td key={index}>{cell ? <a href={`${path}#${cell.anchor}`} tabIndex={-1} title={cell.label} /> : null}</td>
      ))}
    </tr>
  );
}

/** Further search terms of a chain besides its name and key; `undefined` without any. */
function listWords({ key, name, ticker, oldNames, otherNames }: Chain): string | undefined {
  const known = `${key} ${name}`.toLowerCase();
  const words = [ticker, ...oldNames, ...otherNames].map((word) => word.toLowerCase());
  return words.filter((word) => !known.includes(word)).join(" ") || undefined;
}

function listCells(chain: Chain, checks: ChainChecks | undefined, locale: Locale): Cell[] {
  const others = chain.interfaces.filter((name) => !usual.includes(name));
  const cell = (has: boolean, label: string, anchor: string): Cell => (has ? { label, anchor } : undefined);
  return [
    ...usual.map((name) => cell(chain.interfaces.includes(name), technicalName(name, locale), "endpoints")),
    cell(
      others.length > 0,
      others.map((name) => technicalName(name, locale)).join(getPunctuation(locale).listComma),
      "endpoints",
    ),
    describeArchive(chain, checks, locale),
    describeTrace(chain, checks, locale),
  ];
}

/** A cell for archive data, with how far back states were answered. */
function describeArchive(chain: Chain, checks: ChainChecks | undefined, locale: Locale): Cell {
  const text = messages[locale];
  const proof = findArchiveProof(chain.hasArchive, checks);
  if (proof === undefined) return undefined;
  const { archive } = checks ?? {};
  const depth = archive?.isWhole ? text.wholeChain : text.blocksBack(formatNumber(archive?.blocks ?? 0, locale));
  const label = [text.archive, ...(archive ? [depth] : []), describeProof(proof, locale)].join(
    getPunctuation(locale).comma,
  );
  return { label, anchor: "endpoints" };
}

/** A cell for calls that trace. */
function describeTrace(chain: Chain, checks: ChainChecks | undefined, locale: Locale): Cell {
  const proof = findTraceProof(chain, checks);
  if (proof === undefined) return undefined;
  return { label: `${messages[locale].trace}, ${describeProof(proof, locale)}`, anchor: "methods" };
}
