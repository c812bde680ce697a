/** @jest-environment node */
import { catalogue, findChain } from "@/features/shared/catalogue/catalogue";

import { writePostman } from "./writePostman";

jest.mock("@/features/shared/ui/Code/highlight", () => ({}));

const host = "rpc.example";

test("a chain's calls are a collection with the key as its variable", () => {
  const aptos = findChain("apt");
  const collection = aptos && writePostman(aptos, host);
  const [rest] = collection?.item ?? [];
  expect(rest).toMatchObject({
    name: "rest",
    item: expect.arrayContaining([
      expect.objectContaining({
        request: { method: "GET", header: [], url: `https://fra.${host}/apt/mainnet/rest/{{key}}/v1` },
      }),
    ]),
  });
  expect(collection?.variable).toEqual([{ key: "key", value: "KEY" }]);
});

test("every body is JSON, and nearly every chain has a collection", () => {
  const collections = catalogue.flatMap((chain) => writePostman(chain, host) ?? []);
  expect(collections.length).toBeGreaterThan(80);
  for (const [, body = ""] of JSON.stringify(collections).matchAll(/"raw":"((?:[^"\\]|\\.)+)"/g)) {
    expect(() => JSON.parse(JSON.parse(`"${body}"`))).not.toThrow();
  }
});
