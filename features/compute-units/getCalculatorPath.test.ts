import { getCalculatorPath } from "./getCalculatorPath";

test.each([
  [{ chain: "sol" }, "/pricing/?chain=sol#calculator"],
  [{ chain: "eth" }, "/pricing/#calculator"],
  [{ mix: "eth_call 2m" }, "/pricing/?mix=eth_call+2m#calculator"],
])("the calculator is opened with %j", (choice, path) => {
  expect(getCalculatorPath("en", choice)).toBe(path);
});
