import { ReadableStream } from "node:stream/web";
import { TextDecoder, TextEncoder } from "node:util";

import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";

import { faucetIds } from "@/features/shared/faucetIds";

import { ClaimWidget } from "./ClaimWidget";
import { FaucetList } from "./FaucetList";
import { FreshFaucetList } from "./FreshFaucetList";
import { newFaucet } from "./testing/faucet";

const names = Object.fromEntries(faucetIds.map((id) => [id, `Name of ${id}`]));

beforeEach(() => {
  // jsdom lacks it, and the checksum of an address needs it.
  Object.assign(globalThis, { TextDecoder, TextEncoder });
  Object.assign(globalThis, { fetch: jest.fn().mockRejectedValue(new TypeError("fetch failed")) });
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("without its service the list still names nine faucets, with a notice", () => {
  render(<FaucetList faucets={{ value: undefined, staleSince: undefined }} names={names} locale="en" />);
  expect(screen.getAllByRole("link")).toHaveLength(9);
  expect(screen.getByRole("alert")).toHaveTextContent("Nothing is lost");
});

test("outdated faucet figures are shown with their age", () => {
  const faucets = { value: [newFaucet()], staleSince: "2026-11-21T08:00:00Z" };
  render(<FaucetList faucets={faucets} names={names} locale="en" />);
  expect(screen.getByText(/these figures are from 21 Nov 2026, 08:00 UTC/)).toBeInTheDocument();
});

test("what is true of all faucets is said once above the list; an empty one brings the states back", () => {
  const draw = (state: "ready" | "empty") => (
    <FaucetList
      faucets={{ value: [newFaucet(), newFaucet({ id: "op-sepolia", state })], staleSince: undefined }}
      names={names}
      locale="en"
    />
  );
  const { rerender } = render(draw("ready"));
  expect(
    screen.getByText("Every faucet pays an address once every 24 hours. Each holds 10,000 coins. All are ready."),
  ).toBeInTheDocument();
  expect(screen.queryByRole("columnheader", { name: "State" })).not.toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: /^Claim/ })).toHaveLength(2);
  rerender(draw("empty"));
  expect(
    screen.getByText("Every faucet pays an address once every 24 hours. Each holds 10,000 coins."),
  ).toBeInTheDocument();
  expect(screen.getByRole("columnheader", { name: "State" })).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: /^Claim/ })).toHaveLength(1);
});

test("the browser reloads the list of an older page", async () => {
  const fresh = [newFaucet({ balance: "3000000000000000000" })];
  const body = new ReadableStream({
    start(part) {
      part.enqueue(new TextEncoder().encode(JSON.stringify(fresh)));
      part.close();
    },
  });
  Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue({ ok: true, body, headers: new Map() }) });
  render(
    <FreshFaucetList names={names} locale="en">
      <p>Figures of the page</p>
    </FreshFaucetList>,
  );
  expect(screen.getByText("Figures of the page")).toBeInTheDocument();
  expect(await screen.findByText("3 ETH")).toBeInTheDocument();
  expect(screen.getByText(/^As of \d+ \w{3,4} \d/)).toBeInTheDocument();
  expect(screen.queryByText("Figures of the page")).not.toBeInTheDocument();
  expect(jest.mocked(fetch).mock.calls[0]?.[0]).toBe("/api/faucet/");
});

test("a list that cannot be reloaded stays as rendered", async () => {
  const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  render(
    <FreshFaucetList names={names} locale="en">
      <p>Figures of the page</p>
    </FreshFaucetList>,
  );
  await waitFor(() => expect(warned).toHaveBeenCalled());
  expect(screen.getByText("Figures of the page")).toBeInTheDocument();
});

test("an address typed or submitted before hydration is adopted", async () => {
  const typed = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
  const { renderToString } = await import("react-dom/server");
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(<ClaimWidget id="eth-sepolia" faucet={newFaucet()} locale="en" />);
  expect(page).toHaveTextContent("Type an address to see when it can claim.");
  within(page).getByRole<HTMLInputElement>("textbox").value = typed;
  await act(async () => hydrateRoot(page, <ClaimWidget id="eth-sepolia" faucet={newFaucet()} locale="en" />));
  expect(within(page).getByRole("textbox")).toHaveValue(typed);
  page.remove();
  history.replaceState(null, "", `/?address=${typed}`);
  render(<ClaimWidget id="eth-sepolia" faucet={newFaucet()} locale="en" />);
  expect(screen.getByRole("textbox")).toHaveValue(typed);
  history.replaceState(null, "", "/");
});

test("without its service a page shows a notice with a retry button, and no form", async () => {
  render(<ClaimWidget id="eth-sepolia" faucet={undefined} locale="en" />);
  expect(await screen.findByRole("alert")).toHaveTextContent("The faucet service is not responding.");
  expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

test.each([
  ["empty", "The faucet is empty."],
  ["down", "The chain is not responding."],
] as const)("a faucet that is %s says so before the form", (state, words) => {
  render(<ClaimWidget id="eth-sepolia" faucet={newFaucet({ state, balance: null })} locale="en" />);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText("unknown")).toBeInTheDocument();
});

test("typed text stays in the field, and a correction removes the error", async () => {
  render(<ClaimWidget id="eth-sepolia" faucet={newFaucet()} locale="en" />);
  const field = screen.getByLabelText("Your address");
  fireEvent.change(field, { target: { value: "0x0000000000000000000000000000000000000000" } });
  expect(field).toHaveValue("0x0000000000000000000000000000000000000000");
  fireEvent.blur(field);
  // The check is loaded lazily.
  expect(await screen.findByText("Nobody owns the zero address.", {}, { timeout: 20_000 })).toBeInTheDocument();
  fireEvent.change(field, { target: { value: "0x" } });
  expect(screen.queryByText("Nobody owns the zero address.")).not.toBeInTheDocument();
}, 30_000);
