import "server-only";

import { cookies, headers } from "next/headers";

import { readToken } from "@/features/account/cookies";
import { isDemoPlan } from "@/features/account/SignInCard";

import { loadAccount } from "./loadAccount";
import { readLocale, ownPath, pageBefore } from "./redirect";

type Query = Record<string, string | string[] | undefined>;

/** The language of the sign-in page. */
export async function signInLocale() {
  return readLocale(await headers(), (await cookies()).get("locale")?.value);
}

/** What the sign-in page shows: language, chosen plan, way back, and who is signed in already. */
export async function prepareSignIn(query: Query) {
  const [sent, locale] = await Promise.all([headers(), signInLocale()]);
  const { plan, from, problem } = query;
  const token = readToken(sent.get("cookie"));
  const account = token ? await loadAccount(token).catch(sayDown) : undefined;
  return {
    locale,
    plan: typeof plan === "string" && isDemoPlan(plan) ? plan : ("free" as const),
    from: typeof from === "string" ? ownPath(from) : pageBefore(sent),
    account: account === "down" ? undefined : account,
    isDown: problem === "down" || account === "down",
  };
}

function sayDown(error: unknown): "down" {
  console.error("account: the platform does not say who is signed in", error);
  return "down";
}
