import { number, object, string } from "yup";
import type { InferType } from "yup";

import type { Signer } from "#kit/createSigner.ts";

/** How long a ticket, or a challenge of a passkey, is valid: in milliseconds. */
export const ticketMs = 10 * 60_000;

const schema = object({ until: number().required(), nonce: string(), person: string(), secret: string() });
type Ticket = InferType<typeof schema>;

/** What was signed for this purpose; `undefined` for another one, or when it has expired. */
export function openTicket(signer: Signer, purpose: string, text: string): Ticket | undefined {
  const value = signer.open(purpose, text);
  if (!schema.isValidSync(value)) return undefined;
  const ticket = schema.cast(value);
  return ticket.until > Date.now() ? ticket : undefined;
}
