import { render } from "@testing-library/react";

import { readPlot } from "./readPlot";
import { SmallPlot } from "./SmallPlot";

const drawn = (kind: Parameters<typeof SmallPlot>[0]["kind"], lines: string[][]) => {
  const { container } = render(
    <SmallPlot data={readPlot(["Way", "A", "B"], lines)} kind={kind} unit="ms" label="a round trip" locale="en" />,
  );
  return [...container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
};

test("a small plot has two bars, the first and the last, each as long as its share of the larger of the two", () => {
  expect(
    drawn("bars", [
      ["Batch", "50", "100"],
      ["Single", "none", "25"],
      ["Multicall", "25", "30"],
      ["Other", "75", "10"],
    ]),
  ).toEqual(["M0 0h213v10H0z", "M0 0h320v10H0z"]);
});

test("a small plot draws no bar for 0", () => {
  const lines = [
    ["Cached", "0", "1"],
    ["Fetched", "40", "2"],
  ];
  expect(drawn("bars", lines)).toEqual(["", "M0 0h320v10H0z"]);
});

test("bars of a small plot are in proportion, whatever the scale of the plot", () => {
  const lines = [
    ["Poll", "216000", "0"],
    ["Subscription", "54000", "0"],
  ];
  expect(drawn("logarithmic bars", lines)).toEqual(["M0 0h320v10H0z", "M0 0h80v10H0z"]);
});

test("a small plot of lines has a line a series from left to right", () => {
  expect(
    drawn("lines", [
      ["0", "0", "10"],
      ["1", "10", "none"],
      ["2", "5", "0"],
    ]),
  ).toEqual(["M0 62L160 2L320 32", "M0 2L320 62"]);
});

test("a small plot says its first and last figure with the unit, and lines the ends of their scales", () => {
  const lines = [
    ["Batch", "1,500", "1"],
    ["Single", "none", "2"],
    ["Multicall", "12", "3"],
  ];
  const read = (kind: "bars" | "lines") => {
    const { container } = render(
      <SmallPlot data={readPlot(["Way", "A", "B"], lines)} kind={kind} unit="ms" label="a round trip" locale="en" />,
    );
    expect(container.querySelector("[data-drawing] > p")).toHaveTextContent("a round trip");
    return [...container.querySelectorAll("[data-drawing] > div")].map(({ textContent }) => textContent);
  };
  expect(read("bars")).toEqual(["Batch 1,500 ms", "Multicall 12 ms"]);
  expect(read("lines")).toEqual(["A, B 0–2,000 ms", "Way Batch–Multicall"]);
});
