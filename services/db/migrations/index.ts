import type { Migration } from "kysely/migration";

import * as forms from "./0001-forms.ts";
import * as platform from "./0002-platform.ts";
import * as availability from "./0003-availability.ts";
import * as faucet from "./0004-faucet.ts";
import * as links from "./0005-links.ts";
import * as faucetSites from "./0006-faucet-sites.ts";
import * as keys from "./0007-keys.ts";
import * as content from "./0008-content.ts";
import * as contentLimits from "./0009-content-limits.ts";
import * as cms from "./0010-cms.ts";
import * as previewContents from "./0011-preview-contents.ts";
import * as tokens from "./0012-tokens.ts";
import * as deliveries from "./0013-deliveries.ts";
import * as bulk from "./0014-bulk.ts";
import * as notifications from "./0015-notifications.ts";
import * as agentDrafts from "./0016-agent-drafts.ts";
import * as methodChecks from "./0017-method-checks.ts";
import * as incidentMail from "./0018-incident-mail.ts";
import * as factors from "./0019-factors.ts";
import * as submissions from "./0020-submissions.ts";
import * as savedSlices from "./0021-saved-slices.ts";
import * as notFound from "./0022-not-found.ts";
import * as faucetBalances from "./0023-faucet-balances.ts";
import * as faucetInclusion from "./0024-faucet-inclusion.ts";
import * as faucetGas from "./0025-faucet-gas.ts";
import * as recentCalls from "./0026-recent-calls.ts";

/** Every migration by number; each service adds its own files. */
export const migrations: Record<string, Migration> = {
  "0001-forms": forms,
  "0002-platform": platform,
  "0003-availability": availability,
  "0004-faucet": faucet,
  "0005-links": links,
  "0006-faucet-sites": faucetSites,
  "0007-keys": keys,
  "0008-content": content,
  "0009-content-limits": contentLimits,
  "0010-cms": cms,
  "0011-preview-contents": previewContents,
  "0012-tokens": tokens,
  "0013-deliveries": deliveries,
  "0014-bulk": bulk,
  "0015-notifications": notifications,
  "0016-agent-drafts": agentDrafts,
  "0017-method-checks": methodChecks,
  "0018-incident-mail": incidentMail,
  "0019-factors": factors,
  "0020-submissions": submissions,
  "0021-saved-slices": savedSlices,
  "0022-not-found": notFound,
  "0023-faucet-balances": faucetBalances,
  "0024-faucet-inclusion": faucetInclusion,
  "0025-faucet-gas": faucetGas,
  "0026-recent-calls": recentCalls,
};
