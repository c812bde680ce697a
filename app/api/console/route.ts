import { submitCallWithoutJs } from "@/features/console/server";

export const dynamic = "force-dynamic";

/** `POST /api/console/`: `chain`, `network`, `method` and `params` as the no-JS form of all chains posts them. */
export const POST = (request: Request): Promise<Response> => submitCallWithoutJs(undefined, request);
