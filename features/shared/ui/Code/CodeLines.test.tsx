import { render } from "@testing-library/react";

import { CodeLines } from "./CodeLines";

test.each([
  [`0x${"a1".repeat(32)}`, true],
  ["reqwest::Client::new().post(&self.url).json(&body).send().await?;", false],
])("only a run without places to break may break anywhere: %s", (text, isLong) => {
  const { container } = render(<CodeLines lines={[[{ text, kind: "" }]]} />);
  expect(container.firstElementChild?.hasAttribute("data-long")).toBe(isLong);
});
