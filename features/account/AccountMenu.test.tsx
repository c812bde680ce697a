import { fireEvent, render, screen } from "@testing-library/react";

import { AccountStore } from "@/features/app-state";
import { ownAccountSchema } from "@/features/shared/platform/ownAccountSchema";

import { AccountMenu } from "./AccountMenu";

const read = (freePool: number) =>
  ownAccountSchema.cast(
    {
      userData: { masked_email: "d***@example.com" },
      plan: { freePool, subscription: { name: "Free", total: 40_000 } },
      planId: "free",
    },
    { assert: false },
  );

test("the menu shows what is left at the moment it opens, not when the page was loaded", async () => {
  let left = 40_000;
  const store = new AccountStore(() => Promise.resolve(read(left)));
  await store.load();
  const { container } = render(<AccountMenu store={store} locale="en" />);
  expect(container).toHaveTextContent("40,000 of 40,000 left");
  left = 39_999;
  const menu = container.querySelector("details");
  if (!menu) throw new Error("expected the menu");
  menu.open = true;
  fireEvent(menu, new Event("toggle"));
  expect(await screen.findByText(/39,999 of 40,000 left/)).toBeInTheDocument();
});
