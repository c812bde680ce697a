import { render, screen } from "@testing-library/react";

import { formatTime } from "@/features/shared/locale";

import { LiveTicks } from "./LiveTicks";

test("a block's age is told while the strip moves, and its time once it is paused", () => {
  const at = Date.parse("2026-11-30T12:00:00Z");
  const strip = { name: "Demo chain", blocks: [{ height: 339, at }], end: at + 2_000, locale: "en" } as const;
  const { rerender } = render(<LiveTicks {...strip} isRunning />);
  expect(screen.getByText("Block 339, 2 s ago")).toBeInTheDocument();
  rerender(<LiveTicks {...strip} isRunning={false} />);
  expect(screen.getByText(`Block 339 at ${formatTime(at, "en")}`)).toBeInTheDocument();
});
