import { render, screen } from "@testing-library/react";

import { Moment } from "./Moment.tsx";

test.each([
  ["en", /^29.Nov.2026$/],
  ["cn", /^2026.?年.?11.?月.?29.?日$/],
] as const)("where a row has no room, a time is shown as its day (%s)", (locale, day) => {
  render(<Moment at={Date.UTC(2026, 10, 29, 12)} locale={locale} isDay />);
  expect(screen.getByText(day)).toHaveAttribute("datetime", "2026-11-29T12:00:00.000Z");
});
