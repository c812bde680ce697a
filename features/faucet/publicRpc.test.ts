/** @jest-environment node */
import * as chains from "viem/chains";

import { publicRpc } from "./publicRpc";

test("every public endpoint is one that viem lists for a test network", () => {
  const listed = Object.values(chains)
    .filter((chain) => "testnet" in chain && chain.testnet)
    .flatMap((chain) => [...chain.rpcUrls.default.http]);
  expect(listed).toEqual(expect.arrayContaining(Object.values(publicRpc)));
});
