import type { Locale } from "@/features/shared/locale";

import type { Versions } from "./contract.ts";
import { messages } from "./messages.ts";

export type Version = Versions["results"][number];

/** What a version is: the draft or the page of now, that of a release, or how it came to be. */
export function nameVersion({ version, kind, release }: Version, locale: Locale): string {
  const { now, kinds, inRelease } = messages[locale];
  if (release !== undefined) return inRelease(release);
  if (version === "draft") return now.draft;
  return version === "published" ? now.published : kinds[kind];
}
