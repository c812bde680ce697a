import { colourSamples } from "@/features/console/server";

/**
 * `POST /api/console/samples/` with `{ kind, url, body? }`: the request in five languages, as coloured pieces. 422 for
 * one that is not of this shape, 429 while too many ask.
 */
export const POST = (request: Request): Promise<Response> => colourSamples(request);
