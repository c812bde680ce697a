import { render, screen, within } from "@testing-library/react";

import { ChainLatency } from "./ChainLatency";

const latency = {
  protocol: "near",
  network: "mainnet",
  method: "block",
  period: "24h",
  to: "2026-05-04T00:00:00Z",
  sample: true,
  regions: [
    { id: "nyc", p50: 34.4, p95: 161, samples: 1440 },
    { id: "fra", p50: 44, p95: 90, samples: 1440, day: "2026-05-02" },
    { id: "sgp", p50: null, p95: null, samples: 0 },
  ],
};

test("each region has its figures, an older one with its day, and one without readings says so", () => {
  render(<ChainLatency latency={latency} locale="en" />);
  const [, newYork, frankfurt, singapore] = screen.getAllByRole("row");
  expect(within(newYork ?? document.body).getByText("34 ms")).toBeInTheDocument();
  expect(within(newYork ?? document.body).getByText("161 ms")).toBeInTheDocument();
  expect(within(newYork ?? document.body).queryByText(/May/)).toBeNull();
  expect(within(frankfurt ?? document.body).getByText("last measured 2 May")).toBeInTheDocument();
  expect(within(singapore ?? document.body).queryByText(/ms/)).toBeNull();
  expect(singapore?.querySelectorAll("td path")).toHaveLength(1); // only the scale
  expect(newYork?.querySelectorAll("td path")).toHaveLength(3);
});

test("the scale ends above the slowest reading, and sample data is marked", () => {
  render(<ChainLatency latency={latency} locale="en" />);
  expect(screen.getByText(/ends at 200 ms/)).toBeInTheDocument();
  expect(screen.getByText("Demo data")).toBeInTheDocument();
});
