/** @jest-environment node */
import { BlockWatch } from "./BlockWatch";

const makeWatch = (heights: (number | Error)[]) => {
  let time = 1_000;
  const readHeight = async () => {
    const next = heights.shift() ?? 0;
    if (next instanceof Error) throw next;
    return next;
  };
  const watch = new BlockWatch({
    sources: [{ chain: "eth", network: "demo", isDemo: true, readHeight }],
    now: () => time,
  });
  const look = async () => {
    await watch.look();
    time += 1_000;
  };
  const read = () => {
    const { networks } = watch.read();
    watch.close();
    return networks[0]?.blocks;
  };
  return { look, read, pass: (ms: number) => (time += ms) };
};

test("a block is recorded with the time it was seen, and blocks found by one poll are spread over the interval", async () => {
  const { look, read } = makeWatch([7, 7, 8, 10]);
  for (let count = 0; count < 4; count += 1) await look();
  expect(read()).toEqual([
    { height: 7, at: 1_000 },
    { height: 8, at: 3_000 },
    { height: 9, at: 3_500 },
    { height: 10, at: 4_000 },
  ]);
});

test("blocks made while polling was paused are not spread over the pause, and a reset chain starts over", async () => {
  const { look, read, pass } = makeWatch([7, 9, 900, 3]);
  await look();
  pass(60_000);
  await look();
  expect(read()).toEqual([{ height: 9, at: 62_000 }]);
  await look();
  expect(read()).toEqual([{ height: 900, at: 63_000 }]);
  await look();
  expect(read()).toEqual([{ height: 3, at: 64_000 }]);
});

test("a failing node is polled again, and its known blocks stay", async () => {
  jest.spyOn(console, "error").mockReturnValue();
  const { look, read } = makeWatch([7, new Error("down"), 8]);
  for (let count = 0; count < 3; count += 1) await look();
  expect(read()?.map(({ height }) => height)).toEqual([7, 8]);
});

test("a source that knows the times of its blocks has those before the first poll, and again after a pause", async () => {
  let [height, time] = [20, 60_000];
  const readBlocks = (latest: number) =>
    Promise.resolve([latest - 1, latest].map((one) => ({ height: one, at: one * 3_000 })));
  const source = { chain: "eth", network: "demo", isDemo: true, readHeight: async () => height, readBlocks };
  const watch = new BlockWatch({ sources: [source], now: () => time });
  const readHeights = () => watch.read().networks[0]?.blocks.map((block) => block.height);
  await watch.look();
  expect(readHeights()).toEqual([19, 20]);
  [height, time] = [21, 61_000];
  await watch.look();
  expect(readHeights()).toEqual([19, 20, 21]);
  [height, time] = [200, 600_000];
  await watch.look();
  expect(readHeights()).toEqual([199, 200]);
  watch.close();
});
