import { useEffect, useState } from "react";

import type { RaceStore } from "./RaceStore";

/** Milliseconds since the calls were sent, updated every frame; not with prefers-reduced-motion. */
export function useElapsed(store: RaceStore): number | undefined {
  const [elapsed, setElapsed] = useState<number>();
  const isRunning = store.phase === "running";
  useEffect(() => {
    if (!isRunning || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const draw = () => {
      setElapsed(store.now() - store.start);
      frame = requestAnimationFrame(draw);
    };
    let frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [store, isRunning]);
  return isRunning ? elapsed : undefined;
}
