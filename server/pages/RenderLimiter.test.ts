/** @jest-environment node */
import { RenderLimiter } from "./RenderLimiter.ts";

/** Tasks that finish on demand, and the order in which they started. */
function makeWork() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    for (let tick = 0; tick < 3; tick += 1) await new Promise((next) => setImmediate(next));
  };
  return { begun: started, work, end };
}

test("renders of one network run one after the other, and others do not wait behind them", async () => {
  const limiter = new RenderLimiter({ limit: 2, perNetwork: 1, maxWaiting: 2 });
  const { begun: started, work, end } = makeWork();
  const greedy = ["a1", "a2", "a3"].map((name, index) => limiter.run(`192.0.2.${index}`, work(name)));
  const other = limiter.run("198.51.100.1", work("b1"));
  expect(started).toEqual(["a1", "b1"]);
  expect([limiter.isFull("192.0.2.200"), limiter.isFull("198.51.100.1")]).toEqual([true, false]);
  const third = limiter.run("203.0.113.1", work("c1"));
  await end("b1");
  expect(started).toEqual(["a1", "b1", "c1"]);
  await end("a1");
  await end("c1");
  await end("a2");
  await end("a3");
  expect(started).toEqual(["a1", "b1", "c1", "a2", "a3"]);
  expect(await Promise.all([...greedy, other, third])).toEqual(["a1", "a2", "a3", "b1", "c1"]);
});

test("a network whose renders took longer than its share waits, and one that took none does not", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate"] });
  let now = 0;
  const limiter = new RenderLimiter({ now: () => now });
  const long = async (): Promise<string> => {
    now += 2_100;
    return "long";
  };
  await limiter.run("192.0.2.1", long);
  let isOver = false;
  const waits = limiter.run("192.0.2.9", async () => "waited").then((word) => ((isOver = true), word));
  expect(await limiter.run("198.51.100.1", async () => "other")).toBe("other");
  await new Promise((next) => setImmediate(next));
  expect(isOver).toBe(false);
  // The share is a quarter of each second: 100 ms are recovered in 400.
  now += 402;
  jest.advanceTimersByTime(402);
  expect(await waits).toBe("waited");
  jest.useRealTimers();
});

test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])(
  "a long render for this machine (%s) delays no later one",
  async (ip) => {
    let now = 0;
    const limiter = new RenderLimiter({ now: () => now });
    const { begun: started, work, end } = makeWork();
    await limiter.run(ip, async () => (now += 60_000));
    const next = limiter.run(ip, work("next"));
    expect(started).toEqual(["next"]);
    await end("next");
    await next;
  },
);

test("a failed render frees its slot", async () => {
  const limiter = new RenderLimiter();
  await expect(limiter.run("192.0.2.1", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await limiter.run("192.0.2.1", async () => "next")).toBe("next");
});
