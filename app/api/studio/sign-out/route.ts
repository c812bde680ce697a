import { signOut } from "#cms/shell/server.ts";

/** `POST /api/studio/sign-out/`: 303 to the form to sign in, without the cookie; 403 from another site. */
export const POST = (request: Request): Promise<Response> => signOut(request);
