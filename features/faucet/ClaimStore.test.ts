/** @jest-environment node */
import { HttpError } from "@/features/shared/http";

import type { Received } from "./api";
import { ClaimStore } from "./ClaimStore";
import type { Claim } from "@/features/shared/contracts/faucetApi";
import { newClaim, newFaucet } from "./testing/faucet";

const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const taken: Received = { kind: "taken", claim: newClaim() };
const until = "2026-11-22T08:00:00.000Z";

type Changes = ConstructorParameters<typeof ClaimStore>[2];

function createStore(changes: Changes = {}, faucet = newFaucet()) {
  const storage = { findClaimId: jest.fn(), saveClaimId: jest.fn(), deleteClaimId: jest.fn() };
  const deps = {
    request: jest.fn().mockResolvedValue(faucet),
    state: jest.fn().mockResolvedValue(newClaim()),
    claim: jest.fn().mockResolvedValue(taken),
    solve: jest.fn().mockResolvedValue("token"),
    watch: jest.fn().mockReturnValue(() => undefined),
    storage,
  };
  return { store: new ClaimStore("eth-sepolia", faucet, { ...deps, ...changes }), ...deps };
}

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("a claim works first, is sent with the token, and is followed to its end", async () => {
  const { store, solve, claim, watch, request, storage } = createStore();
  store.setWalletAddress(` ${address} `);
  await store.submit();
  expect(solve).toHaveBeenCalledWith("/api/faucet/eth-sepolia/challenge/", expect.any(Number));
  expect(claim).toHaveBeenCalledWith("eth-sepolia", address, "token");
  expect(store.state).toEqual({ kind: "claimed", claim: newClaim() });
  expect(storage.saveClaimId).toHaveBeenCalledWith("eth-sepolia", newClaim().claimId);
  const report: (claim: Claim) => void = watch.mock.calls[0][1];
  report(newClaim({ state: "confirmed" }));
  expect(store.state).toMatchObject({ claim: { state: "confirmed" } });
  expect(request).toHaveBeenCalledTimes(1);
});

test("an invalid wallet address is reported before any proof of work", async () => {
  const { store, solve } = createStore();
  store.setWalletAddress("0x12");
  await store.submit();
  expect([store.problem, store.digits]).toEqual(["digits", 2]);
  expect(solve).not.toHaveBeenCalled();
  store.setWalletAddress(address);
  expect(store.problem).toBeUndefined();
});

test("the address in a pasted text is shown as it is sent", async () => {
  const { store, claim } = createStore();
  store.setWalletAddress(`sep:${address}`);
  await store.checkWalletAddress();
  expect([store.walletAddress, store.problem]).toEqual([address, undefined]);
  store.setWalletAddress(`https://sepolia.etherscan.io/address/${address}#events`);
  await store.submit();
  expect(claim).toHaveBeenCalledWith("eth-sepolia", address, "token");
});

test("a visitor who cannot claim sees the reason before typing, and no claim is sent", async () => {
  const { store, solve } = createStore({}, newFaucet({ reason: "visitor_limit", nextEligibleAt: until }));
  await store.open();
  expect(store.obstacle).toEqual({ reason: "visitor_limit", until });
  store.setWalletAddress(address);
  await store.submit();
  expect(solve).not.toHaveBeenCalled();
});

test("a recently paid address is rejected, and another one is not affected", async () => {
  const { store, request } = createStore();
  request.mockResolvedValue(newFaucet({ reason: "address_cooldown", nextEligibleAt: until }));
  store.setWalletAddress(address);
  await store.checkWalletAddress();
  expect(request).toHaveBeenCalledWith("eth-sepolia", address);
  expect(store.canClaim).toBe(false);
  store.setWalletAddress("0x");
  expect(store.canClaim).toBe(true);
});

test("a late response for an earlier address is ignored", async () => {
  const slow = Promise.withResolvers<ReturnType<typeof newFaucet>>();
  const request = jest.fn().mockReturnValueOnce(slow.promise).mockResolvedValue(newFaucet());
  const { store } = createStore({ request });
  const first = store.refresh();
  await store.refresh();
  slow.resolve(newFaucet({ reason: "address_cooldown", nextEligibleAt: until }));
  await first;
  expect(store.obstacle).toBeUndefined();
});

test("an expired challenge is repeated only once", async () => {
  const claim = jest.fn().mockResolvedValue({ kind: "refused", code: "captcha_expired" });
  const { store, solve } = createStore({ claim });
  store.setWalletAddress(address);
  await store.submit();
  expect(solve).toHaveBeenCalledTimes(2);
  expect(store.state).toEqual({ kind: "refused", code: "captcha_expired" });
});

test("a claim without a response is sent again with the same token", async () => {
  const claim = jest.fn().mockResolvedValueOnce({ kind: "unavailable" }).mockResolvedValue(taken);
  const { store, solve } = createStore({ claim });
  store.setWalletAddress(address);
  await store.submit();
  expect(store.state).toEqual({ kind: "unavailable" });
  await store.submit();
  expect(solve).toHaveBeenCalledTimes(1);
  expect(store.state.kind).toBe("claimed");
});

test("a rejection shows its rule and its end, or the error of the address", async () => {
  const claim = jest
    .fn()
    .mockResolvedValueOnce({ kind: "refused", code: "network_limit", nextEligibleAt: until })
    .mockResolvedValueOnce({ kind: "refused", code: "invalid_address", reason: "contract" });
  const limited = createStore({ claim }).store;
  limited.setWalletAddress(address);
  await limited.submit();
  expect(limited.obstacle).toEqual({ reason: "network_limit", until });
  const { store } = createStore({ claim });
  store.setWalletAddress(address);
  await store.submit();
  expect(store.problem).toBe("contract");
});

test("a reload shows the former claim; an unknown one is dropped", async () => {
  const storage = { findClaimId: () => "known", saveClaimId: jest.fn(), deleteClaimId: jest.fn() };
  const { store, watch } = createStore({ storage });
  await store.open();
  expect(store.state.kind).toBe("claimed");
  expect(watch).toHaveBeenCalled();
  const lost = createStore({ storage, state: jest.fn().mockRejectedValue(new HttpError("gone", 404)) }).store;
  await lost.open();
  expect(lost.state.kind).toBe("idle");
  expect(storage.deleteClaimId).toHaveBeenCalledWith("eth-sepolia");
});

test("an outage is shown, known data stays, and the request can be repeated", async () => {
  const request = jest.fn().mockRejectedValueOnce(new HttpError("down", 502)).mockResolvedValue(newFaucet());
  const { store } = createStore({ request });
  await store.refresh();
  expect([store.isDown, store.faucet?.id]).toEqual([true, "eth-sepolia"]);
  await store.refresh();
  expect([store.isDown, store.isOwn]).toEqual([false, true]);
});

test("after one claim another address can claim", async () => {
  const { store, storage } = createStore();
  store.setWalletAddress(address);
  await store.submit();
  store.startOver();
  expect([store.state.kind, store.walletAddress]).toEqual(["idle", ""]);
  expect(storage.deleteClaimId).toHaveBeenCalledWith("eth-sepolia");
});
