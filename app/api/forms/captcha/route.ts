import { loadChallenge } from "@/features/contact/server";

export const dynamic = "force-dynamic";

/** `GET /api/forms/captcha/?form=`: a proof-of-work challenge, valid for ten minutes; 404 for an unknown form, 429 with `retry-after`. */
export const GET = (request: Request): Promise<Response> =>
  loadChallenge(new URL(request.url).searchParams.get("form") ?? "", request.headers);
