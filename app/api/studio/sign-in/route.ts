import { chooseLanguage, signIn } from "#cms/shell/server.ts";

/** `GET /api/studio/sign-in/?locale=&from=`: stores the language; 303 to the form. */
export const GET = (request: Request): Response => chooseLanguage(request);

/** `POST /api/studio/sign-in/`: the form `name`, `password`, or `code`, or `passkey`, and `from`; 303 to the Studio with its cookie, or back to the form. */
export const POST = (request: Request): Promise<Response> => signIn(request);
