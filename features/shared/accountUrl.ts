import "server-only";

import { keyAnchor } from "@/features/shared/contracts/anchors";
import { env } from "@/features/shared/env";

/** Where "Go to Account" leads: the configured account area, else the demo sign-in of the embedded platform. */
export const accountUrl = env.ACCOUNT_URL ?? "/api/account/sign-in/";

/** Where "Get a key" leads: it opens the window that makes one, without script the account area. */
export const keyUrl = env.ACCOUNT_URL ?? `${accountUrl}#${keyAnchor}`;
