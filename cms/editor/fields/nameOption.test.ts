/** @jest-environment node */
import { nameOption } from "./nameOption.ts";

test.each([
  ["none", "None", "无"],
  ["available_chains", "Available chains", "Available chains"],
  ["logarithmic bars", "Logarithmic bars", "Logarithmic bars"],
  ["json", "JSON", "JSON"],
  ["eth-sepolia", "eth-sepolia", "eth-sepolia"],
  ["N", "N", "N"],
  ["constructor", "Constructor", "Constructor"],
])("the option %s is shown as %s and %s", (option, english, chinese) => {
  expect([nameOption(option, "en"), nameOption(option, "cn")]).toEqual([english, chinese]);
});
