import { listTraceMethods } from "@/features/shared/catalogue/hasTrace";
import type { Chain } from "@/features/shared/catalogue/chain";
import { technicalName } from "@/features/shared/catalogue/names";
import type { ChainChecks, MethodChecks } from "@/features/shared/contracts/availabilityApi";
import { formatNumber, formatShortDay, localizePath } from "@/features/shared/locale";
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
  const parts = [0, 1, 2].map((index) => sorted.slice(index * size, (index + 1) * size));
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
    cell(others.length > 0, others.map((name) => technicalName(name, locale)).join(", "), "endpoints"),
    cell(chain.hasArchive, describeArchive(checks, locale), "endpoints"),
    describeTrace(chain, checks, locale),
  ];
}

/** How far back states were answered, else that archive data is offered by the catalogue. */
function describeArchive(checks: ChainChecks | undefined, locale: Locale): string {
  const text = messages[locale];
  const { archive } = checks ?? {};
  if (!archive) return `${text.archive}, ${text.bySource}`;
  const depth = archive.isWhole ? text.wholeChain : text.blocksBack(formatNumber(archive.blocks, locale));
  return `${text.archive}, ${depth}, ${text.answered(formatShortDay(archive.at, locale))}`;
}

/** A cell for calls that trace, unless a probe's calls of all of them were refused. */
function describeTrace(chain: Chain, checks: ChainChecks | undefined, locale: Locale): Cell {
  const text = messages[locale];
  const methods = listTraceMethods(chain);
  if (methods.length === 0) return undefined;
  const found = methods.flatMap((method) => checks?.methods[method] ?? []);
  const answered = found.find((one) => one.answered);
  if (!answered && found.length === methods.length) return undefined;
  const proof = answered ? text.answered(formatShortDay(answered.at, locale)) : text.bySource;
  return { label: `${text.trace}, ${proof}`, anchor: "methods" };
}
