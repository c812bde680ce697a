import { solveChallenge } from "altcha-lib";
import type { Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

import { createdKeySchema } from "../../../features/shared/contracts/accountKeys.ts";
import { captchaTokenHeader } from "../../../features/shared/contracts/formsApi.ts";
import type { TestPlatform } from "./startPlatform.ts";

/** A solved captcha challenge as a header value. */
export async function solveTask({ port }: TestPlatform): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/platform/v3/demo/keys/challenge`);
  const challenge: Challenge = await response.json();
  const { parameters, signature } = challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString("base64");
}

/** A key of a new account on the Free plan with its token, or of the token's account. */
export async function makeKey(platform: TestPlatform, token?: string) {
  const headers: Record<string, string> = token ? {} : { [captchaTokenHeader]: await solveTask(platform) };
  const { status, body } = await platform.send("POST", "demo/keys", "{}", { token, headers });
  if (status !== 201) throw new Error(`No key was made: ${JSON.stringify(body)}`);
  const { key, accessToken } = createdKeySchema.validateSync(body);
  return { ...key, token: token ?? accessToken ?? "" };
}
