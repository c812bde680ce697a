import type { Kind } from "./Ledger.ts";

type Note = (kind: Kind, key: string) => void;

/** A repeated action: records what was acknowledged, throws when it was not. */
export type Habit = { pauseMs: number; act(note: Note): Promise<void> };
