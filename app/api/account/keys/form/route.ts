import { submitKeyForm } from "@/features/account/server";

/** `POST /api/account/keys/form/`: `action`, `id`, `name`, `locale` and `from` of the account's page; 303 back there. */
export const POST = (request: Request): Promise<Response> => submitKeyForm(request);
