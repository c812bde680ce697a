import type { FailureCode } from "#cms/http/contract.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

/** A source that cannot be read at all. */
export const unreadable = (code: FailureCode, sentence: string, ...values: (string | number)[]): WriteError =>
  new WriteError(400, sentence, [], named(code, ...values));
