import { signIn } from "@/features/account/server";

/** `POST /api/account/session/`: the form `plan`, `from` of the demo sign-in; 303 back to `from` with the cookies, 403 from another site. */
export const POST = (request: Request): Promise<Response> => signIn(request);
