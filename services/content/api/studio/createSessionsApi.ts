import { Hono } from "hono";

import { signInSchema } from "../../../../features/shared/contracts/studio/sessions.ts";
import type { ClientIpResolver } from "../../../kit/ClientIpResolver.ts";
import { HttpError } from "../../../kit/HttpError.ts";
import type { RateLimiter } from "../../../kit/RateLimiter.ts";
import type { PeopleStore } from "../../editing/people/PeopleStore.ts";
import { getEnd } from "../../editing/people/SessionStore.ts";
import type { SessionStore } from "../../editing/people/SessionStore.ts";
import { WriteError } from "../../editing/WriteError.ts";
import { getBearer } from "./authorize.ts";
import type { CoreEnv } from "./authorize.ts";

const base = "/content/core/sessions";

// The limit of a name from anywhere is wide, so that nobody can shut a person out with a few attempts.
/** Failed attempts to sign in: of a client with one name, of a client, and with a name from anywhere. */
export const signInLimits = {
  "sign-in-pair": { points: 10, seconds: 900 },
  "sign-in-client": { points: 30, seconds: 900 },
  "sign-in-name": { points: 200, seconds: 900 },
};

type Options = {
  people: PeopleStore;
  sessions: SessionStore;
  limits: RateLimiter<keyof typeof signInLimits>;
  clientIps: ClientIpResolver;
};

/** `POST /content/core/sessions` signs in, `…/current` says who one is and signs out. */
export function createSessionsApi({ people, sessions, limits, clientIps }: Options): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  app.post(base, async (context) => {
    const { name, password } = await signInSchema.validate(await context.req.json());
    const client = clientIps.getKey(context);
    const nameKey = name.normalize("NFKC").toLowerCase();
    const counts = [
      ["sign-in-pair", `${client} ${nameKey}`],
      ["sign-in-client", client],
      ["sign-in-name", nameKey],
    ] as const;
    // Counted first, so that attempts at the same time count too.
    for (const [limit, key] of counts) {
      const retryAfterSeconds = await limits.consume(limit, key);
      if (retryAfterSeconds === undefined) continue;
      const sentence = `Too many attempts to sign in; try again in ${Math.ceil(retryAfterSeconds / 60)} minutes`;
      throw new HttpError(429, "too_many", sentence, { retryAfterSeconds });
    }
    const person = await people.findByPassword(name, password);
    if (!person) throw new WriteError(401, "The name or the password is wrong");
    for (const [limit, key] of counts) await limits.refund(limit, key);
    const { token, session } = await sessions.create(person.id);
    return context.json({ token, person, expires: getEnd(session) }, 201);
  });
  app.get(`${base}/current`, async (context) => {
    const session = await sessions.use(getBearer(context) ?? "");
    const person = session && people.find(session.person);
    if (!person) throw new WriteError(404, "The write token has no session");
    return context.json({ person, expires: getEnd(session) });
  });
  app.delete(`${base}/current`, async (context) => {
    await sessions.end(getBearer(context) ?? "");
    return context.body(null, 204);
  });
  return app;
}
