import { passOn } from "#cms/shell/server.ts";

export const dynamic = "force-dynamic";

/**
 * `/api/studio/…`: the editors' API of the content service (contracts in `cms`) for signed-in people; 401 without a
 * sign-in, 403 for requests of other sites, 502 and 504 while the service is down or late. Every error has a sentence
 * in `message`.
 */
const respond = (request: Request): Promise<Response> => passOn(request);

export { respond as GET, respond as POST, respond as PUT, respond as PATCH, respond as DELETE };
