/** @jest-environment node */
import type { Claim } from "@/features/shared/contracts/faucetApi";
import { newClaim } from "./testing/faucet";
import { watchClaim } from "./watchClaim";

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static last: Stream | undefined;
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    Stream.last = this;
  }

  close() {
    this.readyState = Stream.CLOSED;
  }
}

const lastStream = () => {
  if (!Stream.last) throw new Error("No stream was opened.");
  return Stream.last;
};
const send = (claim: unknown) => lastStream().dispatchEvent(new MessageEvent("claim", { data: JSON.stringify(claim) }));

const received = (count: number, tools: Parameters<typeof watchClaim>[2] = {}) => {
  const claims: Claim[] = [];
  const { promise, resolve } = Promise.withResolvers<Claim[]>();
  watchClaim(
    "abc",
    (claim) => {
      claims.push(claim);
      if (claims.length === count) resolve(claims);
    },
    tools,
  );
  return promise;
};

beforeEach(() => {
  Object.assign(globalThis, { EventSource: Stream });
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("every change is reported, and the stream is closed at the end", async () => {
  const claims = received(2);
  expect(lastStream().url).toBe("/api/faucet/claims/abc/events/");
  send(newClaim());
  send(newClaim({ state: "confirmed" }));
  expect((await claims).map(({ state }) => state)).toEqual(["queued", "confirmed"]);
  expect(lastStream().readyState).toBe(Stream.CLOSED);
});

test("an event has an unknown shape is left out", async () => {
  const claims = received(1);
  send({ state: "paid" });
  send(newClaim({ state: "sent" }));
  expect((await claims).map(({ state }) => state)).toEqual(["sent"]);
});

test("without a stream the claim is polled until it ends", async () => {
  const request = jest
    .fn()
    .mockResolvedValueOnce(newClaim({ state: "sent" }))
    .mockResolvedValue(newClaim({ state: "confirmed" }));
  const claims = received(2, { request, every: 1 });
  lastStream().close();
  lastStream().dispatchEvent(new Event("error"));
  expect((await claims).map(({ state }) => state)).toEqual(["sent", "confirmed"]);
});
