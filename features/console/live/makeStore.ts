import { toValues } from "@/features/console/call/compose";
import { readChoice } from "@/features/console/choice";
import type { BatchCall, Choice } from "@/features/console/choice";
import { ConsoleStore } from "@/features/console/ConsoleStore";
import type { InitialConsoleState } from "@/features/console/initialState";
import type { Menu } from "@/features/console/model";

/** Takes up what a link names, and what the visitor did since; with the calls of the batch that the link names. */
export function makeStore(
  menu: Menu,
  start: Choice,
  { choice, params }: InitialConsoleState,
): { store: ConsoleStore; calls: readonly BatchCall[] } {
  const { batch = [], ...named } = readChoice(window.location.search);
  const linked = named.method === undefined ? { ...named, ...start } : named;
  const isOther = choice.method !== undefined && choice.method !== linked.method;
  const store = new ConsoleStore(menu, {
    ...linked,
    // A page about one chain names none.
    chain: start.chain,
    ...(choice.network ? { network: choice.network } : {}),
    ...(isOther ? { interface: undefined, method: choice.method, values: undefined } : {}),
  });
  const parsedParams = readJson(params);
  if (store.draft.method && parsedParams !== undefined)
    store.choose({ values: toValues(store.draft.method, parsedParams) });
  return { store, calls: batch };
}

function readJson(text: string): unknown {
  try {
    return text.trim() === "" ? undefined : JSON.parse(text);
  } catch (error) {
    console.warn("console: the typed parameters are no JSON", error);
    return undefined;
  }
}
