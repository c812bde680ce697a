import "server-only";

import { keyAnchor } from "@/features/shared/contracts/anchors";
import { env } from "@/features/shared/env";

/** Target of "Go to Account": the configured account area, otherwise the demo sign-in of the embedded platform. */
export const accountUrl = env.ACCOUNT_URL ?? "/api/account/sign-in/";

/** Target of "Get a key": it opens the window that creates one, and the account area without script. */
export const keyUrl = env.ACCOUNT_URL ?? `${accountUrl}#${keyAnchor}`;
