import { useSyncExternalStore } from "react";

import { getOwnKey, subscribeToOwnKey } from "@/features/shared/platform/ownKey";
import type { OwnKey } from "@/features/shared/platform/ownKey";

/** The visitor's key, as soon as the account has it; `undefined` on the server. */
export const useOwnKey = (): OwnKey | undefined => useSyncExternalStore(subscribeToOwnKey, getOwnKey, () => undefined);
