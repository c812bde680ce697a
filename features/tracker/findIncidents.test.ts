import { findIncidents } from "./findIncidents";
import { listHistoryDays } from "./toTrackerRows";

const day = "2026-11-28";
const fall = (protocol: string, percent: number) =>
  ({ id: `${protocol}-fra-${day}`, day, protocol, region: "fra", kind: "down", percent, samples: 288 }) as const;

test("of equal downtimes on a day, list and summary name the same chain first", () => {
  const changes = [fall("ltc", 99.24), fall("eth", 99.9), fall("etc", 99.24)];
  expect(findIncidents(changes).map(({ protocol }) => protocol)).toEqual(["etc", "ltc", "eth"]);
  const protocols = { ltc: { fra: [99.24] }, eth: { fra: [99.9] }, etc: { fra: [99.24] } };
  const [summary] = listHistoryDays({ protocols, from: day, to: day, regions: ["fra"], sample: true });
  expect(summary?.worst[0]?.key).toBe("etc");
});
