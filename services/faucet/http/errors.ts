import { HTTPException } from "hono/http-exception";

type Facts = { field?: string; reason?: string; nextEligibleAt?: string };
type Status = 400 | 403 | 404 | 413 | 429 | 503;

/** An answer `{ error: { code, message, … } }`. */
export function refuse(status: Status, code: string, message: string, facts: Facts = {}): HTTPException {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (facts.nextEligibleAt) {
    const seconds = Math.ceil((Date.parse(facts.nextEligibleAt) - Date.now()) / 1_000);
    headers["retry-after"] = `${Math.max(1, seconds)}`;
  }
  return new HTTPException(status, {
    res: new Response(JSON.stringify({ error: { code, message, ...facts } }), { status, headers }),
  });
}

export const captchaMessages = {
  captcha_missing: "The proof of work is missing.",
  captcha_invalid: "The proof of work does not hold.",
  captcha_expired: "The proof of work has expired; ask for a new task.",
  captcha_too_weak: "Your network has asked meanwhile, so more work is due; ask for a new task.",
  captcha_used: "This proof of work has paid for another claim.",
};

export const limitMessages = {
  address_cooldown: "This address has been paid; it can ask again later.",
  visitor_limit: "Your network has asked as often as it may today.",
  network_limit: "This faucet has paid as much as it may today.",
};
