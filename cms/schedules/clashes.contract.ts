import { number, object, string } from "yup";
import type { InferType } from "yup";

const clashKinds = ["release", "draft", "published", "path"] as const;

/**
 * What stands against the publication of a draft: the same document in another release (`release`), as a draft beside it
 * (`draft`), or published after it was saved (`published`); or another document with the same path (`path`).
 */
export const clashSchema = object({
  kind: string().oneOf(clashKinds).required(),
  /** Id of the release with the other draft; null outside of releases. */
  id: string().nullable().defined(),
  /** Label of the release, name of the person, or title of the other document. */
  label: string().defined(),
  at: number().nullable().defined(),
  /** With `path`: the path, and the label of the release with the other document. */
  path: string().nullable().default(null),
  release: string().nullable().default(null),
});
export type Clash = InferType<typeof clashSchema>;
