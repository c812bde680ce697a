import { render, screen } from "@testing-library/react";

import type { NoticeName } from "@/features/account/overviewPath";
import type { Overview } from "@/features/account/server/prepareOverview";

import { AccountOverview } from "./AccountOverview";

const key = { id: "k1", name: "key-1", key: "a".repeat(32), createdAt: "2026-05-04T10:00:00Z", lastUsedDay: null };
const plan = { subscription: { name: "Free" } };
const allowance = { unit: "requests", used: 1, total: 40_000, endsAt: "2026-05-05T00:00:00Z", requestsPerSecond: null };
const usage = { planId: "free", from: "2026-05-01", to: "2026-05-04", allowance, rows: [] };
const draw = (notice: NoticeName | undefined, days: string[] = []) => {
  const rows = days.map((day) => ({ day, chain: "eth", network: "demo", method: "eth_call", requests: 2, units: 40 }));
  const shownUsage = { ...usage, rows };
  const overview = {
    state: "shown",
    from: "/pricing/",
    notice,
    account: { plan },
    keys: [key],
    calls: [],
    usage: shownUsage,
    origin: "",
  };
  // Only what the page reads of an account.
  const shown: unknown = overview;
  if (!isOverview(shown)) throw new Error("expected the state of an account");
  return render(<AccountOverview locale="en" overview={shown} />).container;
};
const isOverview = (value: unknown): value is Overview =>
  typeof value === "object" && value !== null && "state" in value && value.state === "shown";

test("signing out with a key shows on top, where the focus goes, that the account ends, and a way back", () => {
  const container = draw("ending");
  const end = container.querySelector("#end");
  expect(end).toHaveAttribute("tabindex", "-1");
  expect(container.querySelector("h2")).toBe(end?.querySelector("h2"));
  expect(screen.getByRole("link", { name: "Keep the account" })).toHaveAttribute(
    "href",
    "/api/account/overview/en/?from=%2Fpricing%2F",
  );
});

test("otherwise the end of the account comes last, and the link to it says what it does", () => {
  const container = draw(undefined);
  expect([...container.querySelectorAll("h2")].at(-1)).toHaveTextContent("Sign out and delete this account");
  expect(screen.getByRole("link", { name: "Sign out and delete this account" })).toHaveAttribute(
    "href",
    "/api/account/overview/en/?from=%2Fpricing%2F&notice=ending#end",
  );
});

test("calls of a single day have no chart, and the page says when one follows", () => {
  const lede = (days: string[]) => draw(undefined, days).querySelector("#usage + p");
  expect(lede(["2026-05-04"])).toHaveTextContent(
    "All on 4 May 2026, in UTC. From the second day with calls on, a chart shows them by day.",
  );
  expect(screen.queryByRole("img")).toBeNull();
  expect(lede(["2026-05-03", "2026-05-04"])).toHaveTextContent("1 May 2026 to 4 May 2026, days in UTC.");
  expect(screen.getByRole("img")).toBeInTheDocument();
});

test("after the deletion the page says so, with a way back to the site", () => {
  render(<AccountOverview locale="en" overview={{ state: "signed-out", from: "/pricing/", notice: "deleted" }} />);
  expect(screen.getByRole("status")).toHaveTextContent("The account and its keys are deleted.");
  expect(screen.getByRole("link", { name: "Back to the site" })).toHaveAttribute("href", "/pricing/");
});
