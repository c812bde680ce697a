import { render, screen, within } from "@testing-library/react";

import { catalogue } from "@/features/shared/catalogue/catalogue";

import {
  AppchainLanes,
  ClusterRotation,
  EnterpriseOrder,
  ExplorerList,
  GrantCalls,
  IndexerRewind,
  PoolHeads,
  ReferralYear,
  WorkExample,
} from "./server";

// It is coloured by an async component, which only the server renders.
jest.mock("@/features/shared/ui/Code", () => ({ Code: ({ code }: { code: string }) => <pre>{code}</pre> }));

test("the explorers of each chain's networks stand beside its name, or that none is listed", () => {
  render(<ExplorerList locale="en" />);
  const rows = screen.getAllByRole("listitem");
  const hasExplorer = ({ networks }: (typeof catalogue)[number]) => networks.some(({ explorer }) => explorer);
  expect(rows).toHaveLength(catalogue.length);
  expect(screen.getAllByText("none listed")).toHaveLength(catalogue.filter((chain) => !hasExplorer(chain)).length);
  const ethereum = rows.find((row) => within(row).queryByText("Ethereum"));
  const links = within(ethereum ?? document.body).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/nodes/eth/",
    "https://etherscan.io",
    "https://sepolia.etherscan.io",
    "https://hoodi.etherscan.io",
  ]);
});

test("only explorers that are sure to have a page of each transaction open a pasted one", () => {
  const { container } = render(<ExplorerList locale="en" />);
  const opening = [...container.querySelectorAll("[data-explorer]")].map((link) => link.getAttribute("href"));
  expect(opening).toEqual(
    expect.arrayContaining(["https://sepolia.basescan.org", "https://blockscout.com/etc/mainnet"]),
  );
  expect(opening).not.toContain("https://tronscan.org");
  expect(opening).not.toContain("https://explorer.sepolia.mantle.xyz");
});

test("a lagging node is shown as out of rotation, and the others respond", () => {
  render(<ClusterRotation locale="en" />);
  expect(screen.getAllByText("answers")).toHaveLength(2);
  expect(screen.getByText("out: 5 blocks behind")).toBeInTheDocument();
});

test.each([
  ["an appchain", AppchainLanes, "The sequencer puts it into a block", "排序器将其打包进区块"],
  ["an order", EnterpriseOrder, "Keys", "密钥"],
  ["an answer", WorkExample, "Names the cause", "说明原因"],
  ["a reorganisation", IndexerRewind, "Take back", "撤回"],
  ["a pool", PoolHeads, "Node C has the block", "节点 C 收到区块"],
])("the drawing of %s has its words in both languages", (_, Drawing, en, cn) => {
  const { rerender } = render(<Drawing locale="en" />);
  expect(screen.getByText(en)).toBeInTheDocument();
  rerender(<Drawing locale="cn" />);
  expect(screen.getByText(cn)).toBeInTheDocument();
});

test("of an appchain, each step in the middle lane names what runs it", () => {
  const { container } = render(<AppchainLanes locale="en" />);
  expect([...container.querySelectorAll("b")].map(({ textContent }) => textContent)).toEqual([
    "RPC node",
    "RPC node",
    "sequencer",
    "RPC node",
    "batcher",
  ]);
});

test("an ambassador's code reads a range in parts, without a gap and without a block twice", async () => {
  const { container } = render(<WorkExample locale="en" />);
  const ranges: [bigint, bigint][] = [];
  const client = {
    getLogs: ({ fromBlock, toBlock }: { fromBlock: bigint; toBlock: bigint }) => {
      ranges.push([fromBlock, toBlock]);
      return Promise.resolve([fromBlock]);
    },
  };
  const readLogs = new Function(`return ${container.querySelector("pre")?.textContent}`)();
  const logs: bigint[] = [];
  for await (const log of readLogs(client, {}, 5n, 2_004n)) logs.push(log);
  expect(ranges).toEqual([
    [5n, 1_004n],
    [1_005n, 2_004n],
  ]);
  expect(logs).toEqual([5n, 1_005n]);
});

const plans = (growth: number | undefined) => ({
  value: {
    currency: "USD",
    plans: [
      { id: "start", name: "Start", pricePerMonth: 49 },
      { id: "growth", name: "Growth", pricePerMonth: growth },
    ],
  },
  failedSince: undefined,
  staleSince: undefined,
  readAt: undefined,
});

test("a referral's year is computed from the prices of the plans", () => {
  const { rerender } = render(<ReferralYear plans={plans(199)} locale="en" />);
  expect(screen.getByText("12 payments, $477.60")).toBeInTheDocument();
  expect(screen.getByText("Reader 2, Start: $9.80/month to you, leaves after 6 months")).toBeInTheDocument();
  expect(screen.getByText(/: \$654\.00 in all\.$/)).toBeInTheDocument();
  rerender(<ReferralYear plans={plans(299)} locale="en" />);
  expect(screen.getByText(/: \$894\.00 in all\.$/)).toBeInTheDocument();
});

test("a grant's calls come from the units of its plan", () => {
  const units = (computeUnits: number) => {
    const { value } = plans(199);
    return {
      ...plans(199),
      value: { ...value, plans: value.plans.map((plan) => (plan.id === "growth" ? { ...plan, computeUnits } : plan)) },
    };
  };
  const { rerender, container } = render(<GrantCalls plans={units(250_000_000)} locale="en" />);
  expect(screen.getByText("25 million calls per month")).toBeInTheDocument();
  expect(screen.getByText("7.4 million")).toBeInTheDocument();
  rerender(<GrantCalls plans={units(250_000_000)} locale="cn" />);
  expect(screen.getByText("每月 2,500 万次调用")).toBeInTheDocument();
  rerender(<GrantCalls plans={units(50_000_000)} locale="en" />);
  expect(container).toBeEmptyDOMElement();
});

test("without a plan's price no year is drawn", () => {
  const { container } = render(<ReferralYear plans={plans(undefined)} locale="en" />);
  expect(container).toBeEmptyDOMElement();
});

test("a replaced block is in the node's branch before it is in the table", () => {
  const { container } = render(<IndexerRewind locale="en" />);
  const counts = [...container.querySelectorAll("li")].map(
    (step) => step.querySelectorAll('[data-block="new"]').length,
  );
  expect(counts).toEqual([0, 3, 3, 6]);
});
