import { useState } from "react";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { getTomorrowMorning, MomentField } from "./MomentField.tsx";

function Example() {
  const [value, setValue] = useState(getTomorrowMorning);
  return <MomentField label="Publish on" value={value} locale="en" onChange={setValue} />;
}

// A Wednesday, and a Sunday, after which Monday is tomorrow.
test.each([
  ["2026-12-02T12:00", "2026-12-07T09:00", "Monday 7 December"],
  ["2026-12-06T12:00", "2026-12-07T09:00", "Monday 7 December"],
])("a time in the past is refused, and a morning is chosen by a press (%s)", async (now, morning, day) => {
  jest.useFakeTimers({ now: new Date(now), advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Example />);
  const field = screen.getByLabelText(/^Publish on/);
  fireEvent.change(field, { target: { value: "2020-01-01T08:00" } });
  expect(field).toHaveAttribute("aria-invalid", "true");
  expect(screen.getByText("Choose a date and time in the future.")).toBeVisible();
  const last = screen.getAllByRole("button").at(-1);
  if (last) await user.click(last);
  expect(field).toHaveValue(morning);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(day));
  expect(field).toHaveAttribute("aria-invalid", "false");
  jest.useRealTimers();
});
