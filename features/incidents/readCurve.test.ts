/** @jest-environment node */
import { toIncident } from "./incident";
import { readCurve } from "./readCurve";

const incident = toIncident({
  path: "/incidents/one/",
  title: "One",
  summary: "",
  changed: "",
  facts: { started: "2026-11-20T22:00:00Z", resolved: "2026-11-21T01:00:00Z", chains: "eth", regions: "fra" },
});
const region = (reachable: number) => ({ samples: 1_440, reachable, p50: null, p95: null, behind: null });
const day = (name: string, reachable: number) => ({
  day: name,
  regions: { fra: region(reachable), nyc: region(1_440) },
});
const history = {
  protocol: "eth",
  sample: false,
  from: "2026-11-10",
  to: "2026-11-27",
  days: [day("2026-11-16", 0), day("2026-11-19", 1_440), day("2026-11-20", 1_320), day("2026-11-21", 1_380)],
};
const now = new Date("2026-11-27T12:00:00Z");

test("the curve has the minutes without a response of the days around an incident, in its regions, then in others", () => {
  expect(readCurve(incident, [{ name: "Ethereum", history }], now, "en")).toEqual({
    series: [
      { name: "Ethereum, Frankfurt", isAffected: true },
      { name: "Ethereum, New York", isAffected: false },
    ],
    rows: [
      { label: "19\u00a0Nov", values: [0, 0] },
      { label: "20\u00a0Nov", values: [120, 0] },
      { label: "21\u00a0Nov", values: [60, 0] },
    ],
    isSample: false,
  });
});

test("without probes of its days there is no curve", () => {
  const old = { ...incident, started: "2026-01-20T22:00:00Z", resolved: "2026-01-20T23:00:00Z" };
  expect(readCurve(old, [{ name: "Ethereum", history }], now, "en")).toBeUndefined();
});
