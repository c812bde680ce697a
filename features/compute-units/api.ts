import { fetchJson } from "@/features/shared/http";
import { priceMethodsSchema } from "@/features/shared/contracts/platformApi";

/** `GET /api/prices/{chain}/`: what each call of a chain costs; throws `HttpError` when it cannot be had. */
export const requestMethods = (chain: string) =>
  fetchJson(`/api/prices/${encodeURIComponent(chain)}/`, priceMethodsSchema);
