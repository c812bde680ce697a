import "server-only";

import { cookies, headers } from "next/headers";

import { readToken } from "@/features/account/cookies";
import { accountUrl } from "@/features/shared/accountUrl";
import { formatPrice, localizePath, splitLocale } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { describeFit, listPlanLines } from "@/features/shared/plans/lines";
import { loadPlans } from "@/features/shared/platform/server";

import { loadAccount } from "./loadAccount";
import { loadKeys, loadUsage } from "./platformKeys";
import { readLocale, ownPath, pageBefore } from "./redirect";

/** Plans that the demonstration can show an account of. */
export const demoPlans = ["free", "start", "growth", "unlimited"] as const;

/** Whether a word is one of these plans. */
export const isDemoPlan = (value: string): value is (typeof demoPlans)[number] =>
  demoPlans.some((plan) => plan === value);

type Query = Record<string, string | string[] | undefined>;

/** The language of the sign-in page. */
export async function signInLocale({ from }: Query) {
  const cookie = (await cookies()).get("locale")?.value;
  return readLocale(await headers(), cookie, typeof from === "string" ? from : undefined);
}

/** The sign-in page with the same choice in another language. */
export function translateSignIn({ from, plan }: Query, locale: Locale): string {
  const query = new URLSearchParams({
    ...(typeof plan === "string" ? { plan } : {}),
    ...(typeof from === "string" ? { from: localizePath(splitLocale(ownPath(from)).rest, locale) } : {}),
  });
  return query.size === 0 ? accountUrl : `${accountUrl}?${query.toString()}`;
}

/**
 * Data of the sign-in page: language, plans, the page before, whether a sign-in returns there, and the account if already
 * signed in. `language` is that of a page which has one.
 */
export async function prepareSignIn(query: Query, language?: Locale) {
  const [sent, locale] = await Promise.all([headers(), language ?? signInLocale(query)]);
  const { plan, from, problem } = query;
  const token = readToken(sent.get("cookie"));
  const [account, plans, own] = await Promise.all([
    token ? loadAccount(token).catch(sayDown) : undefined,
    loadPlans(),
    token ? loadOwn(token) : undefined,
  ]);
  return {
    locale,
    plan: typeof plan === "string" && isDemoPlan(plan) ? plan : ("free" as const),
    from: typeof from === "string" ? ownPath(from) : pageBefore(sent),
    isReturning: typeof from === "string",
    account: account === "down" ? undefined : account,
    own,
    planLines: Object.fromEntries(
      (plans.value?.plans ?? []).map((one) => [
        one.id,
        [...listPlanLines(one, locale).slice(0, 1), describeFit(one, locale)],
      ]),
    ),
    prices: Object.fromEntries(
      (plans.value?.plans ?? []).flatMap(({ id, pricePerMonth }) =>
        pricePerMonth === undefined ? [] : [[id, formatPrice(pricePerMonth, locale, plans.value?.currency ?? "USD")]],
      ),
    ),
    isDown: problem === "down" || account === "down",
  };
}

function sayDown(error: unknown): "down" {
  console.error("account: the platform did not return the account", error);
  return "down";
}

/** Keys and usage of the signed-in account; `undefined` when the platform does not provide them. */
async function loadOwn(token: string) {
  try {
    const usage = await loadUsage(token, 1);
    return { usage, keys: await loadKeys(token) };
  } catch (error) {
    console.warn("account: keys and usage are not shown on the sign-in page", error);
    return undefined;
  }
}

export type SignInState = Awaited<ReturnType<typeof prepareSignIn>>;
