import type { Chain } from "@/features/shared/catalogue/chain";
import { describeExplorer } from "@/features/shared/catalogue/describeExplorer";
import { joinNames, networkName, technicalName } from "@/features/shared/catalogue/names";
import type { Locale } from "@/features/shared/locale";
import { LongWords } from "@/features/shared/ui/CodeName";
import { CopyButton } from "@/features/shared/ui/CopyButton";
import { Table, TableHead } from "@/features/shared/ui/Table";

import { messages } from "./messages";
import styles from "./ChainTable.module.css";

/** The networks of a chain with their ids, in both notations, or genesis hashes, where it has such, and explorers. */
export function NetworkTable({ chain, locale }: { chain: Chain; locale: Locale }) {
  const text = messages[locale];
  const hasIds = chain.networks.some(({ chainId }) => chainId !== undefined);
  const hasGenesis = chain.networks.some(({ genesis }) => genesis !== undefined);
  const hasExplorers = chain.networks.some(({ explorer }) => explorer !== undefined);
  const interfacesHead = chain.status === "inactive" ? text.formerInterfaces : text.interfaces;
  const heads = [
    text.network,
    ...(hasIds ? [text.chainId] : []),
    ...(hasGenesis ? [text.genesis] : []),
    interfacesHead,
    ...(hasExplorers ? [text.explorer] : []),
  ];
  return (
    <Table label={text.networks} className={styles.networks} role="table" data-stacked="">
      <TableHead heads={heads} />
      <tbody role="rowgroup">
        {chain.networks.map(({ id, name, chainId, genesis, interfaces, explorer }) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row">
              {networkName(name, locale)} <code>{id}</code>
            </th>
            {hasIds ? (
              <td role="cell" data-head={text.chainId}>
                {chainId === undefined ? text.noChainId : <ChainId value={chainId} locale={locale} />}
              </td>
            ) : null}
            {hasGenesis ? (
              <td role="cell" data-head={text.genesis}>
                {genesis ? <Genesis hash={genesis} network={networkName(name, locale)} locale={locale} /> : "–"}
              </td>
            ) : null}
            <td role="cell" data-head={interfacesHead}>
              {joinNames(
                (interfaces.length > 0 ? interfaces : chain.interfaces).map((one) => technicalName(one, locale)),
              )}
            </td>
            {hasExplorers ? (
              <td role="cell" data-head={text.explorer}>
                {explorer ? (
                  <a href={explorer} rel="noopener">
                    <LongWords text={describeExplorer(explorer)} />
                  </a>
                ) : (
                  "–"
                )}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const ChainId = ({ value, locale }: { value: number; locale: Locale }) => (
  <>
    <code>{value}</code> <code className={styles.quiet}>0x{value.toString(16)}</code>
    <CopyButton text={String(value)} locale={locale} label={messages[locale].copyChainId(value)} quiet />
  </>
);

type GenesisProps = { hash: string; network: string; locale: Locale };

// Of some chains every hash begins with zeros.
const Genesis = ({ hash, network, locale }: GenesisProps) => (
  <>
    <code title={hash}>{`${hash.slice(0, 6)}…${hash.slice(-10)}`}</code>
    <CopyButton text={hash} locale={locale} label={messages[locale].copyGenesis(network)} quiet />
  </>
);
