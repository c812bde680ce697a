/** @jest-environment node */
import { requestClaim, requestFaucet } from "./api";
import { newClaim, newFaucet } from "./testing/faucet";

const respond = (status: number, body: unknown) =>
  Object.assign(globalThis, {
    fetch: jest.fn().mockResolvedValue(new Response(JSON.stringify(body), { status })),
  });

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("a faucet is requested with the address, and unknown members are dropped", async () => {
  respond(200, { ...newFaucet(), extra: 1 });
  await expect(requestFaucet("eth-sepolia", "0xab")).resolves.toEqual(newFaucet());
  expect(fetch).toHaveBeenCalledWith("/api/faucet/eth-sepolia/?address=0xab", expect.anything());
});

test("an outage and a changed shape of a faucet are errors", async () => {
  respond(502, { error: { code: "unavailable" } });
  await expect(requestFaucet("eth-sepolia", "")).rejects.toMatchObject({ status: 502 });
  respond(200, { ...newFaucet(), payout: "much" });
  await expect(requestFaucet("eth-sepolia", "")).rejects.toThrow("payout");
});

test("an accepted, a rejected and an unanswered claim are distinguished", async () => {
  respond(202, newClaim());
  expect(await requestClaim("eth-sepolia", "0xab", "t")).toEqual({ kind: "taken", claim: newClaim() });
  respond(429, { error: { code: "visitor_limit", message: "…", nextEligibleAt: "2026-11-22T08:00:00Z" } });
  expect(await requestClaim("eth-sepolia", "0xab", "t")).toMatchObject({
    kind: "refused",
    code: "visitor_limit",
    nextEligibleAt: "2026-11-22T08:00:00Z",
  });
  respond(502, { error: { code: "unavailable", message: "…" } });
  expect(await requestClaim("eth-sepolia", "0xab", "t")).toEqual({ kind: "unavailable" });
  respond(202, { claimId: 1 });
  expect(await requestClaim("eth-sepolia", "0xab", "t")).toEqual({ kind: "unavailable" });
});
