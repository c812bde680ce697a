import { signIn } from "#cms/shell/server.ts";

/** `POST /api/studio/sign-in/`: the form `name`, `password`, or `code`, or `passkey`, and `from`, or `locale`; 303 to the Studio with its cookie, or back to the form. */
export const POST = (request: Request): Promise<Response> => signIn(request);
