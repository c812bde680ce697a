import { useCallback, useState } from "react";

import type { Removal } from "#cms/checks/contract.ts";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { loadRemoval } from "./api.ts";

/** What unpublishing a document changes, and the choices about it; nothing is loaded while it is not `isWanted`. */
export function useRemoval(id: string, isWanted: boolean) {
  const [isSection, setSection] = useState(false);
  const [declined, setDeclined] = useState<string[]>([]);
  const { value, error, reload } = useLoaded(
    useCallback(
      async (signal: AbortSignal): Promise<Removal | undefined> =>
        isWanted ? loadRemoval(id, isSection, signal) : undefined,
      [id, isWanted, isSection],
    ),
  );
  const accepted = (value?.redirects ?? []).map(({ from }) => from).filter((from) => !declined.includes(from));
  return { removal: value, error, reload, isSection, setSection, declined, setDeclined, accepted };
}
