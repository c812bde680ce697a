import { loadChallenge } from "@/features/contact/server";

export const dynamic = "force-dynamic";

/** `GET /api/forms/captcha/?form=`: a task of the proof of work, good for ten minutes; 404 for a form we do not have, 429 with `retry-after`. */
export const GET = (request: Request): Promise<Response> =>
  loadChallenge(new URL(request.url).searchParams.get("form") ?? "", request.headers);
