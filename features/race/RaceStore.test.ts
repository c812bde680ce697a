/** @jest-environment node */
import { callsPerLane, RaceStore } from "./RaceStore";
import { writeCsv, writeJson } from "./writeCalls";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const targets = [
  { id: "fra", url: "https://fra.example.com/KEY" },
  { id: "sgp", url: undefined },
  { id: "site", url: "/ping/" },
];

/** A store whose calls wait until the test releases them, on a clock that the test sets. */
function makeRace() {
  const clock = { now: 0 };
  const waiting: { url: string; answer: () => void; lose: (error: Error) => void }[] = [];
  const request = (url: string) =>
    new Promise<void>((resolve, reject) => waiting.push({ url, answer: resolve, lose: reject }));
  const store = new RaceStore(targets, { request, now: () => clock.now });
  const flush = () => jest.advanceTimersByTimeAsync(0);
  const release = async (end: (call: (typeof waiting)[number], index: number) => void) => {
    await flush();
    waiting.splice(0).forEach(end);
    await flush();
  };
  return { store, clock, waiting, release, flush };
}

test("eight calls are sent to every connected region before any response, and only they are timed", async () => {
  const { store, clock, waiting, release, flush } = makeRace();
  const race = store.race();
  clock.now = 900;
  await release(({ answer }) => answer());
  await flush();
  expect(waiting.map(({ url }) => url).toSorted()).toEqual([
    ...Array.from({ length: callsPerLane }, () => "/ping/"),
    ...Array.from({ length: callsPerLane }, () => "https://fra.example.com/KEY"),
  ]);
  clock.now = 912;
  await release(({ answer }) => answer());
  await race;
  expect(store.phase).toBe("done");
  expect(store.getSamples("fra")).toEqual(Array.from({ length: callsPerLane }, () => 12));
  expect(store.getSamples("sgp")).toEqual([]);
});

test("a lost call is counted and ends the race like any other; a second race adds to the first", async () => {
  jest.spyOn(console, "warn").mockReturnValue();
  const { store, release } = makeRace();
  for (const _ of [1, 2]) {
    const race = store.race();
    await release(({ answer }) => answer());
    await release(({ url, answer, lose }) => (url === "/ping/" ? lose(new Error("gone")) : answer()));
    await race;
  }
  expect([store.countLost("site"), store.getSamples("fra").length]).toEqual([2 * callsPerLane, 2 * callsPerLane]);
});

test("exported calls contain the host of their region without the key of its URL", () => {
  const calls = [
    { race: 1, target: "fra", call: 1, ms: 12.34567 },
    { race: 1, target: "site", call: 2, ms: undefined },
  ];
  expect(writeCsv(calls, targets, "https://example.com")).toBe(
    "race,place,host,call,ms\r\n1,fra,fra.example.com,1,12.346\r\n1,site,example.com,2,",
  );
  expect(JSON.parse(writeJson(calls, targets, "https://example.com"))).toEqual({
    unit: "ms",
    calls: [
      { race: 1, place: "fra", host: "fra.example.com", call: 1, ms: 12.346 },
      { race: 1, place: "site", host: "example.com", call: 2, ms: null },
    ],
  });
});
