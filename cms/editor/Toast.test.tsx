import { act, render, screen } from "@testing-library/react";

import { Toast } from "./Toast.tsx";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("what was done is shown for six seconds and stays announced", () => {
  const { rerender } = render(<Toast sentence="" />);
  expect(screen.getByRole("status")).toHaveClass("visuallyHidden");
  rerender(<Toast sentence="Hero removed." />);
  expect(screen.getByText("Hero removed.")).not.toHaveClass("visuallyHidden");
  act(() => jest.advanceTimersByTime(6_000));
  expect(screen.getByText("Hero removed.")).toHaveClass("visuallyHidden");
  rerender(<Toast sentence="" />);
  rerender(<Toast sentence="Hero removed." />);
  expect(screen.getByText("Hero removed.")).not.toHaveClass("visuallyHidden");
});

test("what can be done about it is there while it is shown", () => {
  render(
    <Toast sentence="Hero removed.">
      <button type="button">Undo</button>
    </Toast>,
  );
  expect(screen.getByRole("button")).toBeVisible();
  act(() => jest.advanceTimersByTime(6_000));
  expect(screen.queryByRole("button")).toBeNull();
});
