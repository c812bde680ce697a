import { randomUUID } from "node:crypto";

import { number, object, string } from "yup";

import type { Passed } from "../../kit/captcha/Captcha.ts";
import { HttpError } from "../../kit/HttpError.ts";
import type { Signer } from "../../kit/createSigner.ts";

const minAgeMs = 3_000;
const maxAgeMs = 24 * 60 * 60 * 1_000;

const shape = object({ id: string().required(), form: string().required(), issued: number().required() });

const messages = {
  invalid: "The ticket is not valid for this form.",
  too_soon: "The form was sent within three seconds.",
  expired: "The form was open for more than a day: load the page again.",
};

const ticketError = (kind: keyof typeof messages) => new HttpError(403, `ticket_${kind}`, messages[kind]);

/** Tickets replace the proof of work in no-JS forms: signed, bound to a form, valid from 3 s to 24 h. */
export const createTickets = (signer: Signer) => ({
  issue: (form: string) => signer.sign("ticket", { id: randomUUID(), form, issued: Date.now() }),

  verify(token: string, form: string): Passed {
    const ticket = signer.open("ticket", token);
    if (!shape.isValidSync(ticket) || ticket.form !== form) throw ticketError("invalid");
    const age = Date.now() - ticket.issued;
    // One from the future was issued before the clock was set back.
    if (age >= 0 && age < minAgeMs) throw ticketError("too_soon");
    if (age > maxAgeMs) throw ticketError("expired");
    return { id: ticket.id, expiresAt: new Date(ticket.issued + maxAgeMs) };
  },
});

export type Tickets = ReturnType<typeof createTickets>;

const confirmationShape = object({ submission: string().required(), before: number().required() });

/** The token in the link that confirms a submission. */
export const createConfirmations = (signer: Signer) => ({
  issue: (submission: string, before: Date) => signer.sign("confirm", { submission, before: before.getTime() }),

  /** The submission that the token confirms. */
  verify(token: string): string {
    const value = signer.open("confirm", token);
    if (!confirmationShape.isValidSync(value)) throw new HttpError(403, "token_invalid", "The link is not valid.");
    if (value.before < Date.now()) throw new HttpError(403, "token_expired", "The link has expired.");
    return value.submission;
  },
});

export type Confirmations = ReturnType<typeof createConfirmations>;

const subscriptionShape = object({ subscription: string().required() });

/** The token in the link that ends a subscription; it does not expire. */
export const createLeaving = (signer: Signer) => ({
  issue: (subscription: string) => signer.sign("leave", { subscription }),

  /** The subscription that the token ends. */
  verify(token: string): string {
    const value = signer.open("leave", token);
    if (!subscriptionShape.isValidSync(value)) throw new HttpError(403, "token_invalid", "The link is not valid.");
    return value.subscription;
  },
});

export type Leaving = ReturnType<typeof createLeaving>;
