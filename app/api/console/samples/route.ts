import { colourSamples } from "@/features/console/server";

/**
 * `POST /api/console/samples/` with `{ kind, url, body? }`: the request in five languages, as highlighted tokens. 422
 * for an invalid body, 429 under load.
 */
export const POST = (request: Request): Promise<Response> => colourSamples(request);
