import "server-only";

import { mixed } from "yup";

import { env } from "@/features/shared/env";
import { fetchJson, HttpError } from "@/features/shared/http";
import { accountSchema } from "@/features/shared/contracts/accountSchema";
import type { Account } from "@/features/shared/contracts/accountSchema";
import type { OwnAccount } from "@/features/shared/platform/ownAccountSchema";
import { loadPlans } from "@/features/shared/platform/server";
import { readTolerantly } from "@/features/shared/readTolerantly";

const limits = { timeoutMs: 3_000, maxBytes: 64 * 1024, cache: "no-store" } as const;

/** The account of a token; `undefined` for an unknown token. Throws when the platform is down. */
export async function loadAccount(token: string): Promise<OwnAccount | undefined> {
  try {
    const account = await requestAccount(token);
    const plans = await loadPlans();
    const plan = plans.value?.plans.find(({ name }) => name === account.plan.subscription.name);
    return { ...account, planId: plan?.id ?? null, picture: getPicture(account) };
  } catch (error) {
    if (error instanceof HttpError && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  }
}

async function requestAccount(token: string): Promise<Account> {
  const headers = { authorization: `Bearer ${token}` };
  const response: unknown = await fetchJson(`${env.PLATFORM_API_URL}/account/`, mixed(), { ...limits, headers });
  return readTolerantly("account", accountSchema, response);
}

// Pictures of other origins are left out: the browser talks to the site alone.
function getPicture({ userData: { avatar } }: Account): string | null {
  return avatar && /^[\w][\w./-]*$/.test(avatar) && !avatar.includes("..") ? `/api/images/${avatar}` : null;
}
