import { render, screen } from "@testing-library/react";

import { VersionHistory } from "./VersionHistory";

const version = (name: string, ...texts: string[]) => ({
  version: name,
  date: "2026-11-30",
  change: "",
  blocks: texts.map((text) => ({ isHeading: text.startsWith("#"), text })),
});

test("a version says how many sections differ from the one before", () => {
  const versions = [
    version("1.2", "# A", "twelve hours", "# B", "a year"),
    version("1.1", "# A", "twelve hours", "# B", "a month"),
    version("1.0", "# A", "ten hours", "# B", "a week"),
  ];
  render(<VersionHistory versions={versions} locale="en" />);
  expect(screen.getByText("Compare with 1.1, word by word: 1 section")).toBeInTheDocument();
  expect(screen.getByText("Compare with 1.0, word by word: 2 sections")).toBeInTheDocument();
});
