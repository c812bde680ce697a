import { answerKeyChallenge } from "@/features/account/server";

export const dynamic = "force-dynamic";

/** `GET /api/account/keys/challenge/`: the captcha's task for a first key; 404 where the account area is elsewhere. */
export const GET = (request: Request): Promise<Response> => answerKeyChallenge(request);
