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

test("a block is noted with the time at which it was seen, and blocks of one look share the time since the last", async () => {
  const { look, read } = makeWatch([7, 7, 8, 10]);
  for (let count = 0; count < 4; count += 1) await look();
  expect(read()).toEqual([
    { height: 7, at: 1_000 },
    { height: 8, at: 3_000 },
    { height: 9, at: 3_500 },
    { height: 10, at: 4_000 },
  ]);
});

test("what came while nobody looked is not spread over the time, and a chain that began anew begins anew", async () => {
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

test("a node that fails is looked at again, and what was known stays", async () => {
  jest.spyOn(console, "error").mockReturnValue();
  const { look, read } = makeWatch([7, new Error("down"), 8]);
  for (let count = 0; count < 3; count += 1) await look();
  expect(read()?.map(({ height }) => height)).toEqual([7, 8]);
});
