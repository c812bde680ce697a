import { fetchJson, HttpError } from "@/features/shared/http";
import { ownAccountSchema } from "@/features/shared/platform/ownAccountSchema";
import type { OwnAccount } from "@/features/shared/platform/ownAccountSchema";

/** `GET /api/account/`: the visitor's account; `undefined` when signed out; throws when the request fails. */
export async function requestAccount(): Promise<OwnAccount | undefined> {
  try {
    return await fetchJson("/api/account/", ownAccountSchema);
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return undefined;
    throw error;
  }
}
