import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

import { named, WriteError } from "#cms/http/WriteError.server.ts";

// "Safely unguessable" in the words of zxcvbn: more than 10^8 guesses, against hashes that were stolen too.
const minScore = 3;
// Words of the place, and some that the lists in English lack.
const ownWords =
  "halyard studio owner editor publisher woaini wodemima mima passwort sommer herbst fruhling januar februar oktober".split(
    " ",
  );
// The time grows with the square: 200 characters take two seconds, these a tenth of one.
const maxLength = 40;

let loading: Promise<ZxcvbnFactory> | undefined;

/** Loads the lists of common passwords and words when a password is set first: they take 30 MB. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]);
  return new Factory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength,
  });
}

/**
 * Throws `WriteError` (400) for a new password that is easy to guess: one of the common ones also with digits and signs in it, a
 * repetition, a row of keys, a date, or the person's name.
 */
export async function requireStrongPassword(password: string, name = ""): Promise<void> {
  loading ??= load();
  const { score } = (await loading).check(password.normalize("NFKC").trim(), [
    ...ownWords,
    ...[name, ...name.split(/\s+/)].filter(Boolean),
  ]);
  if (score >= minScore) return;
  const sentence = "This password is easy to guess; choose a few words that only you would put together";
  throw new WriteError(400, sentence, [{ field: "password", reason: sentence }], named("password-weak"));
}
