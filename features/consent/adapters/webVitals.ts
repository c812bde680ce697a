import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import type { Metric } from "web-vitals";

import type { Adapter } from "./send";
import { send } from "./send";

/** Loading, steadiness and response of the page, to the site's own `/api/vitals/`. */
export function webVitals(): Adapter {
  let isStopped = false;
  const take = ({ name, value, rating }: Metric) => {
    if (isStopped) return;
    send("/api/vitals/", { name, value: Math.round(value * 1_000) / 1_000, rating, path: window.location.pathname });
  };
  return {
    start() {
      for (const on of [onCLS, onINP, onLCP, onTTFB]) on(take);
    },
    report: () => undefined,
    stop: () => void (isStopped = true),
  };
}
