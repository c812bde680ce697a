import "server-only";

import { env } from "@/features/shared/env";

/** Where "Go to Account" leads: the configured account area, else the demo sign-in of the embedded platform. */
export const accountUrl = env.ACCOUNT_URL ?? "/api/account/sign-in/";
