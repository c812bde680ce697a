import { constants, PerformanceObserver } from "node:perf_hooks";
import { getHeapStatistics, setFlagsFromString } from "node:v8";

const garbageBytes = 80 * 1_048_576;
// Each collection of a large heap takes longer, so that more is left to it.
const [minPercent, maxPercent] = [60, 300];

/**
 * Has V8 collect about every 80 MB of garbage, or three fifths of what is in use. By default a heap grows to three times of
 * that, which with 100,000 documents is a gigabyte more. And new objects are always young: V8 creates those of a function
 * as old ones once many have lasted, as they do while everything is read for the first time, and what they refer to becomes
 * old with them.
 */
export function boundGarbage(): void {
  setFlagsFromString("--no-allocation-site-pretenuring");
  const adjust = () => {
    const percent = Math.round((100 * garbageBytes) / getHeapStatistics().used_heap_size);
    setFlagsFromString(`--heap-growing-percent=${Math.min(Math.max(percent, minPercent), maxPercent)}`);
  };
  const observer = new PerformanceObserver((list) => {
    const isMajor = (entry: object) => {
      const detail: unknown = "detail" in entry ? entry.detail : undefined;
      const kind = typeof detail === "object" && detail !== null && "kind" in detail ? detail.kind : undefined;
      return kind === constants.NODE_PERFORMANCE_GC_MAJOR;
    };
    if (list.getEntries().some(isMajor)) adjust();
  });
  observer.observe({ entryTypes: ["gc"] });
  adjust();
}
