import { signOut } from "@/features/account/server";

/** `POST /api/account/sign-out/`: the form `from`; 303 back there without the cookies, 403 from another site. */
export const POST = (request: Request): Promise<Response> => signOut(request);
