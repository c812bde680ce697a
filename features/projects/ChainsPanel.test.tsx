import { render, screen } from "@testing-library/react";

import { catalogue } from "@/features/shared/catalogue/catalogue";

import { ChainsPanel } from "./ChainsPanel";

const usual = catalogue.filter(({ multiplier }) => multiplier === 20).map(({ key }) => key);
const other = catalogue.find(({ multiplier }) => multiplier !== 20)?.key ?? "";

test.each([
  ["ten chains have a row each", usual.slice(0, 10), 10],
  ["of eleven, three share the last row", usual.slice(0, 11), 9],
  ["a chain of another cost has its own row", [...usual.slice(0, 11), other], 10],
])("%s", (_, keys, rows) => {
  render(<ChainsPanel keys={keys} locale="en" />);
  expect(screen.getAllByRole("listitem")).toHaveLength(rows);
  expect(screen.getAllByRole("link")).toHaveLength(keys.length);
});
