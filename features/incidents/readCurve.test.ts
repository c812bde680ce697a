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

test("the curve has the minutes without a response of the days around an incident, and names regions without any", () => {
  expect(readCurve(incident, [{ name: "Ethereum", history }], now, "en")).toEqual({
    series: [{ name: "Ethereum, Frankfurt", isAffected: true }],
    rows: [
      { label: "19\u00a0Nov", isOwn: false, values: [0] },
      { label: "20\u00a0Nov", isOwn: true, values: [120] },
      { label: "21\u00a0Nov", isOwn: true, values: [60] },
    ],
    quiet: ["New York"],
    effect: { name: "Ethereum, Frankfurt", minutes: 180 },
    isSample: false,
  });
});

test("another region that lost minutes is a series of its own, and the effect is that of the affected one", () => {
  const other = { ...incident, regions: ["nyc"] };
  const curve = readCurve(other, [{ name: "Ethereum", history }], now, "en");
  expect(curve?.effect).toEqual({ name: "Ethereum, New York", minutes: 0 });
  expect(curve?.series).toEqual([
    { name: "Ethereum, New York", isAffected: true },
    { name: "Ethereum, Frankfurt", isAffected: false },
  ]);
});

test("without probes of its days there is no curve", () => {
  const old = { ...incident, started: "2026-01-20T22:00:00Z", resolved: "2026-01-20T23:00:00Z" };
  expect(readCurve(old, [{ name: "Ethereum", history }], now, "en")).toBeUndefined();
});
