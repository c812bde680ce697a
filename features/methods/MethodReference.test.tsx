import { render, screen, within } from "@testing-library/react";

import computeUnits from "@/content/data/compute-units.json";
import { toMethodAnchor } from "@/features/shared/contracts/anchors";

import { isMethod } from "@/features/shared/catalogue/names";
import { MethodReference } from "./MethodReference";

test("a multiplier shared by a kind is shown once, above its names in their order", () => {
  render(<MethodReference family="evm" locale="en" />);
  const list = screen.getByRole("list", { name: "Filter" });
  expect(list.parentElement).toHaveTextContent(/^FilterMultiplier × 1eth_/);
  expect(within(list).queryByText(/×/)).toBeNull();
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((item) => within(item).getByRole("link").textContent),
  ).toEqual([
    "eth_getFilterChanges",
    "eth_getFilterLogs",
    "eth_newBlockFilter",
    "eth_newFilter",
    "eth_newPendingTransactionFilter",
    "eth_uninstallFilter",
  ]);
});

test("a multiplier of few methods is shown beside each, that of most above them", () => {
  render(<MethodReference family="evm" locale="cn" />);
  const mempool = screen.getByRole("list", { name: "内存池" }).closest("section");
  expect(mempool).toHaveTextContent(/^内存池系数 × 2，另有标注的除外txpool_content × 4[^×]+$/);
});

test("chains are sorted by name", () => {
  render(<MethodReference family="evm" locale="en" />);
  const names = within(screen.getByRole("list", { name: "Chains of this family" })).getAllByRole("link");
  expect(names.slice(0, 3).map(({ textContent }) => textContent)).toEqual(["0G", "Arbitrum Nova", "Arbitrum One"]);
});

test("a method that ends has its last day", () => {
  render(
    <MethodReference
      family="evm"
      ends={new Map([["eth_mining", { lastDay: "2027-06-30", isSample: true }]])}
      locale="en"
    />,
  );
  expect(screen.getByRole("link", { name: "eth_mining" }).closest("li")).toHaveTextContent(
    "eth_mining until 30 Jun 2027 · example",
  );
});

test("kinds of messages are not methods, and every method has one anchor", () => {
  for (const [family, methods] of Object.entries(computeUnits.families)) {
    const { container, unmount } = render(<MethodReference family={family} locale="en" />);
    const ids = [...container.querySelectorAll("li[id], tr[id]")].map(({ id }) => id);
    const names = methods.map(({ method }) => method).filter(isMethod);
    expect(ids.toSorted()).toEqual(names.map(toMethodAnchor).toSorted());
    expect(ids).not.toContain("Notification");
    unmount();
  }
});

test("what a method is for stands beside its name, and the filter is where there are many", () => {
  const { unmount } = render(<MethodReference family="evm" locale="en" />);
  expect(screen.getByRole("link", { name: "eth_mining" }).closest("li")).toHaveTextContent("Whether the node mines.");
  expect(screen.getByRole("searchbox", { name: /^Filter \d+ methods/ })).toBeVisible();
  unmount();
  render(<MethodReference family="tezos" locale="en" />);
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("a family without methods shows nothing", () => {
  expect(render(<MethodReference family="made-up" locale="en" />).container).toHaveTextContent(/^$/);
});
