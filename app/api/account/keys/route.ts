import { answerKeys, answerNewKey } from "@/features/account/server";

export const dynamic = "force-dynamic";

/**
 * `GET /api/account/keys/`: `{ keys }` including the key values, for their owner only; 401 without a sign-in, 404 with
 * an external account area.
 */
export const GET = (request: Request): Promise<Response> => answerKeys(request);

/**
 * `POST /api/account/keys/` with `{ name? }`: 201 `{ key, isNewAccount }`; without a sign-in the header
 * `recaptcha-token` carries the solved challenge. 403, 409 and 429 give the reason for a failure.
 */
export const POST = (request: Request): Promise<Response> => answerNewKey(request);
