import { answerKeyChallenge } from "@/features/account/server";

export const dynamic = "force-dynamic";

/** `GET /api/account/keys/challenge/`: the captcha challenge for a first key; 404 with an external account area. */
export const GET = (request: Request): Promise<Response> => answerKeyChallenge(request);
