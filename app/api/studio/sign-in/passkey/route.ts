import { startPasskey } from "#cms/shell/server.ts";

/** `POST /api/studio/sign-in/passkey/`: the challenge that a passkey answers in the form of `/api/studio/sign-in/`; 502 without the service. */
export const POST = (request: Request): Promise<Response> => startPasskey(request);
