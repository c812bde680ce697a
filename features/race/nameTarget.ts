import type { Target } from "@/features/shared/latency/LatencyStore";
import type { Locale } from "@/features/shared/locale";
import { regionName } from "@/features/shared/platform/regions";

import { messages } from "./messages";

/** Id of the target that is the site itself. */
export const siteTarget: Target = { id: "site", url: "/api/console/ping/" };
/** Id of the target that a visitor pasted. */
export const pastedId = "endpoint";

/** Display name of a target. */
export function nameTarget(id: string, locale: Locale): string {
  const text = messages[locale];
  if (id === siteTarget.id) return text.site;
  return id === pastedId ? text.pasted : regionName(id, locale);
}
