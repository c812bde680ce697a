/** @jest-environment node */
import { getSampleEndpoint, listSampleNetworks } from "./listSampleNetworks";

const getFirst = (method?: string) => listSampleNetworks("evm", "en", method)[0];

test.each([
  ["a method of the demo chain names it first, as its sample does", "eth_getLogs", "eth/demo"],
  ["a method that the demo chain has none of begins with Ethereum", "trace_call", "eth/mainnet"],
  ["samples of no method in particular begin with Ethereum", undefined, "eth/mainnet"],
])("%s", (_title, method, value) => {
  expect(getFirst(method)?.value).toBe(value);
});

test("the demo chain is named in the page's language", () => {
  expect(listSampleNetworks("evm", "cn", "eth_getLogs")[0]?.network).toBe("演示链");
});

test("the demo chain has its endpoint at this site, every other network its documented one", () => {
  expect(getSampleEndpoint("site.test", "eth/demo")).toMatch(/^http:\/\/localhost(:\d+)?\/rpc\/eth\/demo\/KEY$/);
  expect(getSampleEndpoint("site.test", "eth/mainnet")).toBe("https://fra.site.test/eth/mainnet/KEY");
});
