import { useEffect, useState } from "react";

import { useStudio } from "./StudioContext.tsx";

type Loaded<T> = { value?: T | undefined; error?: unknown };

/** Loads a value on mount, when `load` changes, and on demand; responses to outdated requests are ignored. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> & { reload: () => void } {
  const studio = useStudio();
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<T> & { by?: typeof load; round?: number }>({});
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    load(signal).then(
      (value) => signal.aborted || setLoaded({ value, by: load, round }),
      (error: unknown) => {
        if (signal.aborted) return;
        studio.noteFailure(error);
        setLoaded({ error, by: load, round });
      },
    );
    return () => stop.abort();
  }, [load, round, studio]);
  const isCurrent = loaded.by === load && loaded.round === round;
  // During a reload the old value stays.
  const shown = isCurrent || loaded.by === load ? loaded : {};
  return { value: shown.value, error: isCurrent ? shown.error : undefined, reload: () => setRound(round + 1) };
}
