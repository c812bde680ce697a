/** @jest-environment node */
import { getTop, readPlot, toSuffix } from "./readPlot";

test("a table is read as labels and figures, with thousands, decimals and units as editors write them", () => {
  expect(
    readPlot(
      ["Way", "Sent", "Received"],
      [
        ["Batch", "41,000", "21 000 B"],
        ["Share", "0.77", "none"],
      ],
    ),
  ).toEqual({
    labelHead: "Way",
    series: ["Sent", "Received"],
    rows: [
      { label: "Batch", values: [41_000, 21_000] },
      { label: "Share", values: [0.77, undefined] },
    ],
  });
});

test("an axis ends at a round figure", () => {
  expect([0.46, 27, 90_000, 1, 0].map((most) => getTop([most]))).toEqual([0.5, 50, 100_000, 1, 1]);
});

test("a unit follows its figure as the language sets it", () => {
  expect([toSuffix("%", "en"), toSuffix("%", "cn"), toSuffix("ms", "cn"), toSuffix("", "en")]).toEqual([
    "%",
    "%",
    " ms",
    "",
  ]);
});
