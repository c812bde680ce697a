/**
 * A record's own value by a word that came from outside; `undefined` for every other word, also for `constructor`,
 * `__proto__` and the like, which every object answers to.
 */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, word: string | undefined): Value | undefined =>
  word !== undefined && Object.hasOwn(record, word) ? record[word] : undefined;

/** Whether a word that came from outside names one of a record's own values. */
export const isOwnKey = <Name extends string>(record: Readonly<Record<Name, unknown>>, word: string): word is Name =>
  Object.hasOwn(record, word);
