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
