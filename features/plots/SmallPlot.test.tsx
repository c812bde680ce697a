import { render } from "@testing-library/react";

import { readPlot } from "./readPlot";
import { SmallPlot } from "./SmallPlot";

const drawn = (kind: Parameters<typeof SmallPlot>[0]["kind"], series: string[], lines: string[][]) => {
  const { container } = render(
    <SmallPlot data={readPlot(["Way", ...series], lines)} kind={kind} unit="ms" label="a round trip" locale="en" />,
  );
  return [...container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
};

test("of more than three rows a small plot has the first and the last, each as long as its share of the longest", () => {
  const lines = [
    ["Batch", "50"],
    ["Single", "none"],
    ["Other", "10"],
    ["Pool", "10"],
    ["Multicall", "75"],
  ];
  expect(drawn("bars", ["A"], lines)).toEqual(["M0 0h213v10H0z", "M0 0h320v10H0z"]);
  expect(drawn("bars", ["A"], lines.slice(1, 4))).toHaveLength(2);
});

test("a small plot of two series has a bar for each, and none for 0", () => {
  const lines = [
    ["Cached", "0", "1"],
    ["Fetched", "40", "2"],
  ];
  expect(drawn("bars", ["A", "B"], lines)).toEqual(["", "M0 0h8v10H0z", "M0 0h320v10H0z", "M0 0h16v10H0z"]);
});

test("small whole numbers are as many squares", () => {
  const lines = [
    ["One layer", "1"],
    ["Two layers", "3"],
  ];
  expect(drawn("bars", ["Calls"], lines)).toEqual(["M0 1h8v8h-8z", "M0 1h8v8h-8zM10 1h8v8h-8zM20 1h8v8h-8z"]);
});

test("bars of a small plot are in proportion", () => {
  const lines = [
    ["Poll", "216000"],
    ["Subscription", "54000"],
  ];
  expect(drawn("bars", ["A"], lines)).toEqual(["M0 0h320v10H0z", "M0 0h80v10H0z"]);
});

test("a small plot of lines has a line a series from left to right", () => {
  expect(
    drawn(
      "lines",
      ["A", "B"],
      [
        ["0", "0", "10"],
        ["1", "10", "none"],
        ["2", "5", "0"],
      ],
    ),
  ).toEqual(["M0 64L160 0L320 32", "M0 0L320 64"]);
});

test("a small plot says its figures with the unit, and lines have the ends of both scales at their axes", () => {
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
  expect(read("bars")).toEqual(["A B", "Batch  1,500 ms · 1 ms", "Single  2 ms", "Multicall  12 ms · 3 ms"]);
  expect(read("lines")).toEqual(["A B", "2,000 ms0 msBatch Way Multicall"]);
});
