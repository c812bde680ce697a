import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { useToolbarKeys } from "./useToolbarKeys.ts";

const Toolbar = ({ names }: { names: string[] }) => (
  <div role="toolbar" aria-label="Format" {...useToolbarKeys()}>
    <select aria-label="Kind">
      <option>One</option>
      <option>Two</option>
    </select>
    {names.map((name) => (
      <button key={name} type="button">
        {name}
      </button>
    ))}
  </div>
);

test("a toolbar is one Tab stop, which arrow keys, Home and End move and which comes back to where it was", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Toolbar names={["Bold", "Link"]} />);
  await user.tab();
  expect(screen.getByLabelText("Kind")).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByText("Bold")).toHaveFocus();
  expect(screen.getByLabelText("Kind")).toHaveValue("One");
  await user.keyboard("{End}");
  expect(screen.getByText("Link")).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByText("Link")).toHaveFocus();
  rerender(<Toolbar names={["Bold"]} />);
  await user.tab();
  expect(screen.getByLabelText("Kind")).toHaveFocus();
  await user.keyboard("{ArrowLeft}{Home}");
  expect(screen.getByLabelText("Kind")).toHaveFocus();
});
