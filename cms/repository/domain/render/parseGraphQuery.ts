import { maxLevels, QueryError } from "#cms/repository/domain/query/QueryError.ts";

/** The selection of a graphQuery: members by name, `...on type` parts, and `...xFields` for all simple fields. */
export type Selected = { all: boolean; fields: Map<string, Selected>; on: Map<string, Selected> };

const leaf = (): Selected => ({ all: false, fields: new Map(), on: new Map() });

/** Parses `{page{...pageFields author{...on author{name}}}}` into a selection by type. */
export function parseGraphQuery(text: string | null): Map<string, Selected> | undefined {
  if (!text?.trim()) return undefined;
  const tokens = text.match(/\.\.\.|[{}]|[\w-]+/g) ?? [];
  const leftover = text.replace(/\.\.\.|[{}]|[\w-]+|[\s,]+/g, "");
  if (leftover) throw unreadable(text);
  const state = { tokens, at: 0, text };
  const root = readBlock(state, 1);
  if (state.at !== tokens.length) throw unreadable(text);
  return root.fields;
}

type State = { tokens: string[]; at: number; text: string };

const unreadable = (text: string) => new QueryError(`Unable to parse fetch query ${text}`, 0, "graphQuery");

function take(state: State): string {
  const token = state.tokens[state.at];
  if (token === undefined) throw unreadable(state.text);
  state.at += 1;
  return token;
}

function readBlock(state: State, depth: number): Selected {
  if (take(state) !== "{" || depth > maxLevels) throw unreadable(state.text);
  const block = leaf();
  for (;;) {
    const token = take(state);
    if (token === "}") return block;
    if (token === "{") throw unreadable(state.text);
    if (token === "...") readSpread(state, block, depth);
    else block.fields.set(token, state.tokens[state.at] === "{" ? readBlock(state, depth + 1) : leaf());
  }
}

function readSpread(state: State, block: Selected, depth: number): void {
  const name = take(state);
  if (name === "on") block.on.set(take(state), readBlock(state, depth + 1));
  // `...pageFields` selects every field that is not a link, a group or a slice zone.
  else block.all = true;
}
