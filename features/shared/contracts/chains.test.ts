/** @jest-environment node */
import { withCurrentKeys } from "./chains.ts";

test("an old key of a chain is renamed, as a name and as a value, and no other text is", () => {
  const input = {
    protocols: { matic: { nyc: [100] }, eth: {} },
    changes: [{ protocol: "matic", region: "matic" }, { protocol: { _key: "matic", name: "matic" } }],
    networks: [{ chain: "matic" }],
  };
  expect(withCurrentKeys(input)).toEqual({
    protocols: { pol: { nyc: [100] }, eth: {} },
    changes: [{ protocol: "pol", region: "matic" }, { protocol: { _key: "pol", name: "matic" } }],
    networks: [{ chain: "pol" }],
  });
});

test("where a chain has both keys, the current one holds", () => {
  expect(withCurrentKeys({ pol: 2, matic: 1 })).toEqual({ pol: 2 });
  expect(withCurrentKeys({ matic: 1, pol: 2 })).toEqual({ pol: 2 });
});
