import { findDocument } from "@/features/content/server";

import { findSequence } from "./findCalls";

jest.mock("@/features/content/server", () => ({ findDocument: jest.fn() }));

const step = (message: string, note: string | null, to = "Node") => ({ from: "App", to, message, note });

const publish = (steps: ReturnType<typeof step>[]) =>
  jest.mocked(findDocument, { shallow: true }).mockResolvedValue(
    Object.assign(Object.create(null), {
      type: "case_study",
      data: {
        slices: [{ slice_type: "hero" }, { slice_type: "sequence", primary: { participants: "App, Node", steps } }],
      },
    }),
  );

const findCalls = async (id: string, limit: number) => (await findSequence(id))?.calls.slice(0, limit) ?? [];

test("the steps that name a method and say when are its calls", async () => {
  publish([
    step("every transaction of the block", "once per block"),
    step("eth_getBalance", "8 calls, one per chain"),
    step("eth_sendRawTransaction", null),
    step("在 pending 上 eth_call", "发送举报之前"),
    step("eth_getLogs", "after a reconnect"),
  ]);
  expect(await findCalls("trust-wallet", 2)).toEqual([
    { call: "eth_getBalance", note: "8 calls, one per chain", units: 20 },
    { call: "在 pending 上 eth_call", note: "发送举报之前", units: 20 },
  ]);
});

test("each method of a step is a call of its own, with the units of its own chain", async () => {
  publish([step("eth_getBalance, suix_getAllBalances", "sixty calls"), step("eth_call: balance, allowance", "once")]);
  expect((await findCalls("gem-wallet", 9)).map(({ call, units }) => [call, typeof units])).toEqual([
    ["eth_getBalance", "number"],
    ["suix_getAllBalances", "number"],
    ["eth_call: balance", "number"],
  ]);
});

test.each(["Archive node", "归档节点"])("a call to the %s costs twice as much", async (node) => {
  publish([step("eth_call", "300 blocks", node)]);
  expect(await findCalls("lossless", 9)).toEqual([
    { call: "eth_call", note: "300 blocks", units: 40, readsArchive: true },
  ]);
});

test("a sequence without steps has no calls", async () => {
  publish([]);
  expect(await findCalls("trust-wallet", 2)).toEqual([]);
});
