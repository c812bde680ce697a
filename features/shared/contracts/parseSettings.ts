import { ValidationError } from "yup";
import type { Schema } from "yup";

type Source = Record<string, string | undefined>;

/** An invalid setting, which stops the start; the message names the variable and what it accepts. */
export class SettingError extends Error {
  override name = "SettingError";

  constructor(sentence: string, options?: ErrorOptions) {
    super(`Bad setting: ${sentence}`, options);
  }
}

/** The settings that are filled: `NAME=` in a file means not set. */
export const pickFilled = (source: Source): Source =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));

/** The validated settings; throws a `SettingError` with the first wrong one and what it got. */
export function parseSettings<T>(schema: Schema<T>, source: Source): T {
  const filled = pickFilled(source);
  try {
    return schema.validateSync(filled, { stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const name = error.path ?? "";
    const got = isSecret.test(name) ? "a value that is not shown" : JSON.stringify(hideLogin(filled[name]) ?? null);
    throw new SettingError(`${error.message}; got ${got}.`, { cause: error });
  }
}

const isSecret = /_(KEY|PASSWORD|SECRET|TOKEN)$/;

/** A URL without user and password: what stops a start is logged. */
const hideLogin = (value: string | undefined) => value?.replace(/^(\w+:\/\/).*@/, "$1…@");
