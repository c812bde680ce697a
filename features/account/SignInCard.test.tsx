import { render, screen } from "@testing-library/react";

import type { AccountKey } from "@/features/shared/contracts/accountKeys";
import { ownAccountSchema } from "@/features/shared/platform/ownAccountSchema";

import { SignInCard } from "./SignInCard";

const account = ownAccountSchema.cast(
  { userData: { masked_email: "d***@example.com" }, plan: { subscription: { name: "Growth" } }, planId: "growth" },
  { assert: false },
);
const usage = {
  planId: "growth",
  allowance: {
    unit: "units" as const,
    used: 20,
    total: 250_000_000,
    startsAt: "",
    endsAt: "2026-12-29T00:00:00Z",
    requestsPerSecond: 300,
  },
  from: "2026-11-29",
  to: "2026-11-29",
  rows: [],
};
const key: AccountKey = { id: "1", name: "key-1", key: "k3y", createdAt: "2026-11-29T00:00:00Z", lastUsedDay: null };

function show(keys: AccountKey[]) {
  render(
    <SignInCard
      {...{ locale: "en", from: "/", isReturning: false, plan: "growth", planLines: {}, prices: {}, isDown: false }}
      account={account}
      own={{ usage, keys }}
    />,
  );
}

test("another plan warns that keys are left behind, and leads to them", () => {
  show([key]);
  expect(screen.getByText(/Its key keeps working, but .* cannot come back to see or remove it/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Remove keys first" })).toHaveAttribute(
    "href",
    "/api/account/overview/en/?from=%2F",
  );
});

test("without keys nothing is left behind; the plan of the account is marked and another one chosen", () => {
  show([]);
  expect(screen.queryByText(/keeps working/)).toBeNull();
  expect(screen.getByRole("radio", { name: /^Growth your plan/ })).not.toBeChecked();
  expect(screen.getByRole("radio", { name: "Free" })).toBeChecked();
});
