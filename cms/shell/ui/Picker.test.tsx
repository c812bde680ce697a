import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakeDialog } from "@/features/shared/testing/fakeDialog";

import { Picker } from "./Picker.tsx";

test("the list of options has the name of its field", async () => {
  fakeDialog();
  const user = userEvent.setup();
  const find = async () => [{ id: "a", label: "About" }];
  render(<Picker label="Parent" value={undefined} find={find} onPick={() => {}} onFailure={() => {}} />);
  await user.click(screen.getByRole("combobox", { name: "Parent" }));
  expect(await screen.findByRole("option", { name: "About" })).toBeVisible();
  expect(screen.getByRole("listbox", { name: "Parent" })).toBeVisible();
});
