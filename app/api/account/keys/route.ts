import { answerKeys, answerNewKey } from "@/features/account/server";

export const dynamic = "force-dynamic";

/** `GET /api/account/keys/`: `{ keys }` with the keys themselves, for their owner alone; 401 when nobody is signed in, 404 where the account area is elsewhere. */
export const GET = (request: Request): Promise<Response> => answerKeys(request);

/** `POST /api/account/keys/` with `{ name? }`: 201 `{ key, isNewAccount }`; without a sign-in the header `recaptcha-token` carries the solved challenge. 403, 409 and 429 say why there is none. */
export const POST = (request: Request): Promise<Response> => answerNewKey(request);
