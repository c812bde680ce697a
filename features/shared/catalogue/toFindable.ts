import type { Chain } from "./chain";
import { chineseNames } from "./chineseNames";
import type { Findable } from "./searchRank";

/** Search terms of a chain of the catalogue. */
export const toFindable = ({ key, name, ticker, oldNames, otherNames, networks }: Chain) =>
  ({
    key,
    name,
    ticker,
    otherNames: [...oldNames, ...otherNames, ...(chineseNames[key]?.split(" ") ?? [])],
    networks: networks.map((network) => network.name),
    chainIds: networks.flatMap(({ chainId }) => chainId ?? []),
  }) satisfies Findable;
