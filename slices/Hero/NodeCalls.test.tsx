/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { NodeCalls } from "./NodeCalls";

jest.mock("@/features/content/server", () => ({ findDocument: jest.fn() }));
jest.mock("@/features/shared/ui/Code", () => ({ Code: () => null }));

const value = {
  currency: "USD",
  plans: [
    { id: "free", name: "Free", pricePerMonth: 0, requestsPerDay: 40_000 },
    { id: "start", name: "Start", pricePerMonth: 49, computeUnits: 50_000_000 },
  ],
};

const draw = (...messages: [message: string, to?: string][]) => {
  const steps = messages.map(([message, to = "Node"]) => ({ from: "App", to, message, note: "once" }));
  const slices = [{ slice_type: "sequence", primary: { steps } }];
  return renderToStaticMarkup(<NodeCalls slices={slices} plans={{ value, staleSince: undefined }} locale="en" />);
};

test("below the calls stand the units of all of them and of a month, with the cheapest plan", () => {
  const html = draw(["eth_getBalance, eth_feeHistory"], ["eth_sendRawTransaction"]);
  expect(html).toMatch(/Each call once.*10,000 times per day: 18M CU per month, plan Free.*60 CU/);
});

test("archive data is part of the plan that is named", () => {
  expect(draw(["eth_getBalance", "Archive node"])).toContain("12M CU per month, plan Start");
});
