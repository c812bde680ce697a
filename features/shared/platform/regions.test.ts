/** @jest-environment node */
import { isRegionalSample } from "./regions";

test.each([
  ["curl https://fra.nodes.example/eth/mainnet/KEY", true],
  ["wss://fra.nodes.example/eth/mainnet/KEY", true],
  ["https://fra.nodes.example/ and https://nyc.nodes.example/", false],
  ["https://sgp.nodes.example/", false],
  ["https://own.fra.nodes.example/", false],
  ["eth_call", false],
])("whether the sample “%s” follows the chosen region: %s", (code, isRegional) => {
  expect(isRegionalSample(code)).toBe(isRegional);
});
