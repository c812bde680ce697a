import { messages } from "@/features/console/messages";
import { sources } from "@/features/console/model";
import type { Source } from "@/features/console/model";
import { networkName } from "@/features/shared/catalogue/names";
import { demoChain } from "@/features/shared/contracts/demoChain";
import type { Locale } from "@/features/shared/locale";

type Props = {
  networks: readonly { id: string; name: string; source: Source }[];
  /** Whether the visitor's key opens the connected endpoints. */
  hasKey?: boolean;
  locale: Locale;
};

/** The networks of a chain as options, below what answers on each. */
export function NetworkOptions({ networks, hasKey = false, locale }: Props) {
  const text = messages[locale];
  return sources.map((source) => {
    const own = networks.filter((network) => network.source === source);
    if (own.length === 0) return null;
    const label = source === "endpoint" && hasKey ? text.ownEndpoint : text.sourceNames[source];
    return (
      <optgroup key={source} label={label}>
        {own.map(({ id, name }) => (
          <option key={id} value={id}>
            {id === demoChain.network ? text.sourceNames.demo : networkName(name, locale)}
          </option>
        ))}
      </optgroup>
    );
  });
}
