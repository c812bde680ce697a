import { overviewPath, signInLocale } from "@/features/account/server";
import { redirectTo } from "@/features/shared/visitorRequest";

/** `GET /api/account/overview/`: 303 to the account in the visitor's language. */
export const GET = async (): Promise<Response> => redirectTo(overviewPath(await signInLocale({})));
