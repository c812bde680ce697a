import { parseArgs, types } from "node:util";

import { Problem } from "../run/bootstrap/problem.mjs";

const options = { keep: { type: "boolean" }, requests: { type: "string" }, fault: { type: "string" } } as const;

/** The words and options of `npm run bench`; throws a `Problem` for an unknown option or a missing value. */
export function readOptions(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    if (!types.isNativeError(error)) throw error;
    const [reason] = error.message.split(/\.? To specify/);
    throw new Problem(`${reason}: npm run bench takes words of names, --keep, --requests N and --fault WORD.`);
  }
}
