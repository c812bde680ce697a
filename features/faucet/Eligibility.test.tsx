import { act, render, screen } from "@testing-library/react";

import { ClaimStore } from "./ClaimStore";
import { Eligibility } from "./Eligibility";
import { newFaucet } from "./testing/faucet";

test("an eligible visitor sees so, but not with an invalid address", async () => {
  const faucet = newFaucet();
  const store = new ClaimStore("eth-sepolia", faucet, {
    request: () => Promise.resolve(faucet),
    check: (text) => Promise.resolve({ problem: text === "" ? "missing" : "malformed" }),
  });
  render(<Eligibility store={store} faucet={faucet} locale="en" />);
  await act(() => store.refresh());
  expect(screen.getByRole("status")).toHaveTextContent("You can claim now.");
  act(() => store.setWalletAddress("0x12"));
  await act(() => store.checkWalletAddress());
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => store.setWalletAddress(""));
  await act(() => store.submit());
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  act(() => store.setWalletAddress("0x123"));
  expect(screen.getByRole("status")).toHaveTextContent("You can claim now.");
});
