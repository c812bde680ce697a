import { randomUUID } from "node:crypto";

import { solveProof } from "../../run/solveProof.ts";
import { sendExpecting, someAddress, timeoutMs } from "./sendExpecting.ts";
import type { Habit } from "./Ledger.ts";

/** Sends a form twice a second, each from another network and with an e-mail address of its own, which is its key. */
export const sendForms = (origin: string): Habit => ({
  pauseMs: 500,
  act: async (note) => {
    const email = `${randomUUID()}@example.org`;
    const from = someAddress();
    const token = await solveProof(`${origin}/forms/captcha?form=newsletter`, from, timeoutMs);
    const headers = { "recaptcha-token": token, "x-forwarded-for": from };
    await sendExpecting(
      `${origin}/forms/send_form`,
      { method: "POST", headers, body: { form_id: "newsletter", email } },
      201,
    );
    note("form", email);
  },
});
