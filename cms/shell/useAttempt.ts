import { useState } from "react";

import { useStudio } from "./StudioContext.tsx";

/** Runs what a button asks of the service, with whether it is under way and why the last one failed. */
export function useAttempt() {
  const studio = useStudio();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const attempt = async (task: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await task();
    } catch (error) {
      studio.noteFailure(error);
      setFailure(error);
    }
    setBusy(false);
  };
  return { isBusy, failure, attempt };
}
