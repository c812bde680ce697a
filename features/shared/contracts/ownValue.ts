/**
 * A record's own property by an untrusted name; `undefined` for every other name, including inherited ones such as
 * `constructor` and `__proto__`.
 */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, word: string | undefined): Value | undefined =>
  word !== undefined && Object.hasOwn(record, word) ? record[word] : undefined;

/** Whether an untrusted name is one of a record's own properties. */
export const isOwnKey = <Name extends string>(record: Readonly<Record<Name, unknown>>, word: string): word is Name =>
  Object.hasOwn(record, word);
