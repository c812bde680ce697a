import "server-only";

import { cookies, headers } from "next/headers";

import { readToken } from "@/features/account/cookies";
import { notices } from "@/features/account/overviewPath";
import { env } from "@/features/shared/env";
import { HttpError } from "@/features/shared/http";

import { loadAccount } from "./loadAccount";
import { loadCalls, loadKeys, loadUsage } from "./platformKeys";
import { ownPath } from "./redirect";

type Query = Record<string, string | string[] | undefined>;

const days = 30;

/** Data of the account page; `signed-out` without a session, `down` while the platform does not answer. */
export async function prepareOverview(query: Query) {
  const from = ownPath(typeof query.from === "string" ? query.from : "/");
  const notice = notices.find((one) => one === query.notice);
  await cookies();
  const token = readToken((await headers()).get("cookie"));
  if (!token) return { state: "signed-out", from, notice } as const;
  try {
    const account = await loadAccount(token);
    if (!account) return { state: "signed-out", from, notice } as const;
    const usage = await loadUsage(token, days);
    // After the usage, because reading it flushes the counters that set each key's last use.
    const [keys, calls] = await Promise.all([loadKeys(token), loadCalls(token)]);
    return { state: "shown", from, notice, account, keys, calls, usage, origin: env.SITE_URL } as const;
  } catch (error) {
    // An external platform has its own account area.
    if (error instanceof HttpError && error.status === 404) return { state: "signed-out", from } as const;
    console.error("account: the platform does not show the account", error);
    return { state: "down", from } as const;
  }
}

export type Overview = Extract<Awaited<ReturnType<typeof prepareOverview>>, { state: "shown" }>;
