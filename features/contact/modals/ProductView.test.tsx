import { act, render, screen } from "@testing-library/react";

import { ModalStore } from "@/features/app-state";

const plans = {
  currency: "USD",
  plans: ["start", "growth"].map((id) => ({ id, name: id, pricePerMonth: 49, computeUnits: 50_000_000 })),
};

const fetchPlans = jest.fn((): Promise<unknown> => Promise.resolve(plans));
jest.mock("@/features/shared/http", () => ({ fetchJson: () => fetchPlans() }));

test("plans are requested with the code of their window, and the next window shows those it knows at once", async () => {
  const { default: ProductView } = await import("./ProductView");
  expect(fetchPlans).toHaveBeenCalledTimes(1);
  await act(async () => Promise.resolve());
  fetchPlans.mockImplementation(() => new Promise(() => undefined));
  const show = (plan: string) => {
    const store = new ModalStore(() => undefined);
    store.open({ kind: "product", plan });
    return render(
      <ProductView store={store} locale="en" channels={{ account: "/account/" }} close={() => undefined} />,
    );
  };
  show("start").unmount();
  show("growth");
  expect(screen.queryByText("Loading…")).toBeNull();
  expect(screen.getByRole("link", { name: /Buy/ })).toHaveAttribute("href", "/account/?plan=growth");
});
