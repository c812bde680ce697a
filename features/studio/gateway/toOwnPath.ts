import { studioPath } from "@/features/shared/contracts/studioPath";
import { signInPath } from "@/features/studio/signInPath";

/** The path of the screen to lead to; its start for anything else. */
export function toOwnPath(path: string | null | undefined): string {
  if (!path?.startsWith(studioPath) || path.startsWith(signInPath)) return studioPath;
  return /^[\w/.~%?=&-]+$/.test(path) ? path : studioPath;
}
