import { render, screen } from "@testing-library/react";

import { StudioProvider } from "#cms/shell/StudioContext.tsx";
import { StudioStore } from "#cms/shell/StudioStore.ts";

import { PlannedNotice } from "./PlannedNotice.tsx";

jest.mock("#cms/schedules/api.ts", () => {
  const plans = [
    { document: "d", action: "publish", at: 2e12 },
    { document: "d", action: "unpublish", at: 3e12 },
    { document: "other", action: "publish", at: 1e12 },
  ];
  return { loadSchedules: async () => ({ results: plans, releases: [], done: [] }) };
});

test("before a page moves into a release, it is said which schedule of its own that cancels", async () => {
  render(
    <StudioProvider value={new StudioStore("en")}>
      <PlannedNotice id="d" locale="en" isMoving />
    </StudioProvider>,
  );
  expect(await screen.findByText(/^Adding it to a release cancels its own schedule:/)).toHaveTextContent("2033");
  expect(document.body).not.toHaveTextContent(/2065|2001/);
});
