import { TextDecoder, TextEncoder } from "node:util";

import { fireEvent, render, screen } from "@testing-library/react";

import { faucetIds } from "@/features/shared/faucetIds";

import { ClaimWidget } from "./ClaimWidget";
import { FaucetList } from "./FaucetList";
import { newFaucet } from "./testing/faucet";

const names = Object.fromEntries(faucetIds.map((id) => [id, `Name of ${id}`]));

beforeEach(() => {
  // The browser of these tests has none, and the checksum of an address needs one.
  Object.assign(globalThis, { TextDecoder, TextEncoder });
  Object.assign(globalThis, { fetch: jest.fn().mockRejectedValue(new TypeError("fetch failed")) });
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("a list without its service still names nine faucets, and says that nothing is lost", () => {
  render(<FaucetList faucets={{ value: undefined, staleSince: undefined }} names={names} locale="en" />);
  expect(screen.getAllByRole("link")).toHaveLength(9);
  expect(screen.getByRole("alert")).toHaveTextContent("Nothing is lost");
});

test("old figures carry their age", () => {
  const faucets = { value: [newFaucet()], staleSince: "2026-11-21T08:00:00Z" };
  render(<FaucetList faucets={faucets} names={names} locale="en" />);
  expect(screen.getByText(/these figures are from Nov 21, 2026, 08:00 UTC/)).toBeInTheDocument();
});

test("a page without its service says so and offers another try, with no form that cannot pay", async () => {
  render(<ClaimWidget id="eth-sepolia" faucet={undefined} locale="en" />);
  expect(await screen.findByRole("alert")).toHaveTextContent("The faucet's service does not answer.");
  expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

test.each([
  ["empty", "The faucet is empty."],
  ["down", "The chain does not answer."],
] as const)("a faucet that is %s says so before the form", (state, words) => {
  render(<ClaimWidget id="eth-sepolia" faucet={newFaucet({ state, balance: null })} locale="en" />);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText("not known")).toBeInTheDocument();
});

test("what is typed stays in the field, and a correction takes the complaint away", async () => {
  render(<ClaimWidget id="eth-sepolia" faucet={newFaucet()} locale="en" />);
  const field = screen.getByLabelText("Your address");
  fireEvent.change(field, { target: { value: "0x0000000000000000000000000000000000000000" } });
  expect(field).toHaveValue("0x0000000000000000000000000000000000000000");
  fireEvent.blur(field);
  // The check is loaded first, which takes a moment here.
  expect(await screen.findByText("Nobody owns the zero address.", {}, { timeout: 20_000 })).toBeInTheDocument();
  fireEvent.change(field, { target: { value: "0x" } });
  expect(screen.queryByText("Nobody owns the zero address.")).not.toBeInTheDocument();
}, 30_000);
