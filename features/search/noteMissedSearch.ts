import "server-only";

import type { ServerBridge } from "@/features/shared/contracts/serverBridge";

/** Notes that the page under way shows a search without a result; the server process counts it if a visitor sees it. */
export const noteMissedSearch: ServerBridge["noteMissedSearch"] = (search) =>
  globalThis.halyardServer?.noteMissedSearch(search);
