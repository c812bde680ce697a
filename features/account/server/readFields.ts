import "server-only";

import { HttpError, readText } from "@/features/shared/http";

/** Most bytes of a posted form. */
export const formBytes = 4 * 1024;

/** The fields of a posted form; `undefined` when it is too long. */
export async function readFields(request: Request): Promise<URLSearchParams | undefined> {
  try {
    return new URLSearchParams(await readText(request.body, formBytes));
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
