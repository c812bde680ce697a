/** Sentences for the problems of a proof of work, by error code. */
export const captchaMessages = {
  captcha_missing: "The proof of work is missing.",
  captcha_invalid: "The proof of work does not hold.",
  captcha_expired: "The proof of work has expired; ask for a new task.",
  captcha_too_weak: "Your network has asked meanwhile, so more work is due; ask for a new task.",
  captcha_used: "This proof of work has paid for another claim.",
};

/** Sentences for the limits of claims, by error code. */
export const limitMessages = {
  address_cooldown: "This address has been paid; it can ask again later.",
  visitor_limit: "Your network has asked as often as it may today.",
  network_limit: "This faucet has paid as much as it may today.",
};
