/** @jest-environment node */
import type { FaucetNetwork } from "./readFaucetNetworks.ts";
import { newAddress } from "./testing/payTo.ts";
import { prepareFaucets, readOutcome } from "./testing/prepareFaucets.ts";
import type { TestFaucet } from "./testing/startFaucet.ts";
import { testNetwork } from "./testing/testNetwork.ts";

let faucet: TestFaucet;
const start = prepareFaucets();
const open = async (networks?: FaucetNetwork[]) => (faucet = await start(networks));
const read = async (path: string, visitor?: string) => (await faucet.get(path, visitor)).json();

test("a wallet address is paid once a day, and the cooldown is shown before and after a claim", async () => {
  await open();
  const address = newAddress();
  expect(await read(`eth-sepolia?address=${address}`)).toMatchObject({ eligible: true, nextEligibleAt: null });
  await faucet.claim("eth-sepolia", address);
  const response = await faucet.claim("eth-sepolia", address.toLowerCase(), { visitor: "203.0.113.9" });
  const { error } = await response.json();
  expect([response.status, error.code]).toEqual([429, "address_cooldown"]);
  expect(Date.parse(error.nextEligibleAt)).toBeGreaterThan(Date.now() + 86_000_000);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(86_000);
  expect(await read(`eth-sepolia?address=${address}`, "203.0.113.9")).toMatchObject({
    eligible: false,
    reason: "address_cooldown",
    nextEligibleAt: error.nextEligibleAt,
  });
});

test("claims per visitor's network and per faucet have a daily limit", async () => {
  await open([testNetwork({ limits: { visitorPerDay: 2, networkPerDay: 3 } })]);
  const claimAs = (visitor: string) => readOutcome(faucet.claim("eth-sepolia", newAddress(), { visitor }));
  expect(await claimAs("198.51.100.1")).toEqual([202, undefined]);
  expect(await claimAs("198.51.100.2")).toEqual([202, undefined]);
  expect(await claimAs("198.51.100.3")).toEqual([429, "visitor_limit"]);
  expect(await claimAs("2001:db8::1")).toEqual([202, undefined]);
  expect(await claimAs("2001:db8:1::1")).toEqual([429, "network_limit"]);
});

test("claims per IPv6 /48 have a daily limit", async () => {
  await open([testNetwork({ limits: { sitePerDay: 2 } })]);
  const claimAs = (visitor: string) => readOutcome(faucet.claim("eth-sepolia", newAddress(), { visitor }));
  expect(await claimAs("2001:db8:5:1::1")).toEqual([202, undefined]);
  expect(await claimAs("2001:db8:5:2::1")).toEqual([202, undefined]);
  expect(await claimAs("2001:db8:5:3::1")).toEqual([429, "visitor_limit"]);
  expect(await claimAs("2001:db8:6:1::1")).toEqual([202, undefined]);
});

test("setting the clock back does not extend a cooldown", async () => {
  await open();
  const address = newAddress();
  await faucet.claim("eth-sepolia", address);
  const earlier = Date.now() - 3_600_000;
  jest.spyOn(Date, "now").mockReturnValue(earlier);
  const { nextEligibleAt } = await read(`eth-sepolia?address=${address}`);
  jest.restoreAllMocks();
  expect(Date.parse(nextEligibleAt)).toBe(earlier + 86_400_000);
});

test("concurrent claims cannot exceed a limit", async () => {
  await open();
  const address = newAddress();
  const visitors = ["198.51.100.1", "203.0.113.1", "192.0.2.1", "2001:db8::1"];
  const outcomes = await Promise.all(
    visitors.map((visitor) => readOutcome(faucet.claim("eth-sepolia", address, { visitor }))),
  );
  expect(outcomes.filter(([status]) => status === 202)).toHaveLength(1);
});

test("each claim of a visitor's network raises the difficulty, and easier challenges issued before are rejected", async () => {
  await open();
  const early = await faucet.solve("eth-sepolia", "198.51.100.1");
  const difficulty = async () => (await read("eth-sepolia", "198.51.100.200")).difficulty;
  expect(await difficulty()).toMatchObject({ level: 0, claimsToday: 0, expectedTries: 8 });
  await faucet.claim("eth-sepolia", newAddress());
  expect(await difficulty()).toMatchObject({ level: 1, claimsToday: 1, expectedTries: 16 });
  const late = faucet.claim("eth-sepolia", newAddress(), { visitor: "198.51.100.1", token: early });
  expect(await readOutcome(late)).toEqual([403, "captcha_too_weak"]);
});
