import { render, screen } from "@testing-library/react";

import plans from "@/content/data/plans.json";
import { messages } from "@/features/contact/messages";

import { PlanCard } from "./PlanCard";

test.each([
  ["free", 0],
  ["start", 1],
])("the terms of %s are told to be a customer's contract only where it costs something", (id, count) => {
  const plan = plans.plans.find((one) => one.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  const props = {
    currency: "USD",
    locale: "en",
    isOwn: false,
    accountUrl: "/account/",
    onAsk: () => {},
    onLeave: () => {},
  } as const;
  render(<PlanCard plan={plan} {...props} />);
  expect(screen.queryAllByText(messages.en.notCharged, { exact: false })).toHaveLength(count);
});

test("the visitor's own plan is named, not offered", () => {
  const plan = plans.plans.find(({ id }) => id === "free");
  if (!plan) throw new Error("There is no plan free");
  const props = { currency: "USD", locale: "en", accountUrl: "/account/", onAsk: () => {}, onLeave: () => {} } as const;
  render(<PlanCard plan={plan} isOwn {...props} />);
  expect(screen.getByText("Your plan")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Start free" })).toBeNull();
});
