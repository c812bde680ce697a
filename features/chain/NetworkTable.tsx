import type { Chain } from "@/features/shared/catalogue/chain";
import type { Locale } from "@/features/shared/locale";
import { CopyButton } from "@/features/shared/ui/CopyButton";
import { Table } from "@/features/shared/ui/Table";

import { messages } from "./messages";
import styles from "./ChainTable.module.css";

/** The networks of a chain with their ids, in both notations, and explorers. */
export function NetworkTable({ chain, locale }: { chain: Chain; locale: Locale }) {
  const text = messages[locale];
  return (
    <Table label={text.networks} className={styles.networks}>
      <thead>
        <tr>
          <th scope="col">{text.network}</th>
          <th scope="col">{text.chainId}</th>
          <th scope="col">{text.explorer}</th>
        </tr>
      </thead>
      <tbody>
        {chain.networks.map(({ id, name, chainId, explorer }) => (
          <tr key={id}>
            <th scope="row">
              {name} <code>{id}</code>
            </th>
            <td>
              {chainId === undefined ? (
                text.noChainId
              ) : (
                <>
                  <code>{chainId}</code> <code className={styles.quiet}>0x{chainId.toString(16)}</code>
                  <CopyButton text={String(chainId)} locale={locale} label={`${text.chainId} ${chainId}`} quiet />
                </>
              )}
            </td>
            <td>
              {explorer ? (
                <a href={explorer} rel="noopener">
                  {new URL(explorer).host}
                </a>
              ) : (
                text.noChainId
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
