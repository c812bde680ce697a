import { array } from "yup";
import type { Schema } from "yup";

/** How a stored value is read. */
export type Shape<T> = {
  /** Throws an error for a value that cannot be read as a whole. */
  read: (stored: unknown) => T;
};

/** The shape of a value that starts empty. */
export type StateShape<T> = Shape<T> & {
  /** The part of a value that can be read; the empty value when none can. */
  salvage: (stored: unknown) => T;
};

/** The shape of a list, of which each item can be read alone. */
export function listOf<T>(item: Schema<T>): StateShape<T[]> {
  const whole = array(item.required()).required();
  return {
    read: (stored) => whole.validateSync(stored, { stripUnknown: true }).map((one) => item.cast(one)),
    salvage: (stored) => pickReadable(stored, item),
  };
}

/** The items of a stored list that can be read. */
export const pickReadable = <T>(stored: unknown, item: Schema<T>): T[] =>
  (Array.isArray(stored) ? stored : []).flatMap((one: unknown) =>
    item.required().isValidSync(one) ? [item.cast(one, { stripUnknown: true })] : [],
  );
