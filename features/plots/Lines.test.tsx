import { render } from "@testing-library/react";

import { Lines } from "./Lines";
import { readPlot } from "./readPlot";

const drawAxis = (count: number) => {
  const lines = Array.from({ length: count }, (_, index) => [String(index), String(index)]);
  const { container } = render(
    <Lines data={readPlot(["Blocks", "Share"], lines)} unit="%" label="shares" locale="en" />,
  );
  return [...container.querySelectorAll("svg + div span")].map(({ textContent }) => textContent);
};

test.each([
  [1, ["0"]],
  [5, ["0", "1", "2", "3", "4"]],
  [11, ["0", "5", "10"]],
  [12, ["0", "11"]],
])("labels of %i points are evenly apart, from the first to the last", (count, labels) => {
  expect(drawAxis(count)).toEqual(labels);
});
