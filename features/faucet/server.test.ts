/** @jest-environment node */
import { newFaucet } from "./testing/faucet";

const respond = (status: number, body: unknown) =>
  Object.assign(globalThis, {
    fetch: jest.fn().mockResolvedValue(new Response(JSON.stringify(body), { status })),
  });

// A good answer is cached for twenty seconds, so each test loads the module again.
const load = async () => (await import("./server")).loadFaucets();

beforeEach(() => {
  jest.resetModules();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("the faucets are read with their balance and payout", async () => {
  respond(200, [newFaucet()]);
  const { value, staleSince } = await load();
  expect(value?.map(({ id, balance }) => [id, balance])).toEqual([["eth-sepolia", newFaucet().balance]]);
  expect(staleSince).toBeUndefined();
});

test("an outage leaves nothing to show, and throws nothing", async () => {
  respond(503, {});
  expect(await load()).toEqual({ value: undefined, staleSince: undefined, failedSince: expect.any(String) });
});

test("a changed shape counts as an outage", async () => {
  respond(200, [{ ...newFaucet(), state: "asleep" }]);
  expect((await load()).value).toBeUndefined();
});
