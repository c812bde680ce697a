/** @jest-environment node */
import { isMethod } from "./names";

test.each([
  "eth_call",
  "getblock",
  "Filecoin.ChainHead",
  "EXPERIMENTAL_tx_status",
  "query (view_account)",
  "GET /v1",
  "wallet/getnowblock",
])("%s can be called", (name) => {
  expect(isMethod(name)).toBe(true);
});

test.each(["Subscription", "Notification"])("%s is a kind of message", (name) => {
  expect(isMethod(name)).toBe(false);
});
