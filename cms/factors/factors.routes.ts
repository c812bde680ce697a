import { Hono } from "hono";
import type { Context } from "hono";

import type { EventLog } from "#cms/audit/EventLog.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import { tokenActor } from "#cms/people/Actor.server.ts";
import { getBearer } from "#cms/people/authorize.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import type { PeopleStore } from "#cms/people/PeopleStore.server.ts";
import type { SessionStore } from "#cms/people/SessionStore.server.ts";
import { requireOwnPassword } from "#cms/people/signInLimits.server.ts";
import type { SignInLimits } from "#cms/people/signInLimits.server.ts";

import { appChangeSchema, confirmationSchema, newPasskeySchema, passkeyNameSchema } from "./requests.contract.ts";
import type { FactorService } from "./FactorService.server.ts";
import type { Passkeys } from "./Passkeys.server.ts";

const base = "/content/core/factors";

type Options = {
  factorService: FactorService;
  passkeys: Passkeys;
  people: PeopleStore;
  sessions: SessionStore;
  limits: SignInLimits;
  events: EventLog;
};

/** `/content/core/factors[/:id]`: one's own second factors; `/people/:id/factors` removes those of another person. */
export function createFactorsApi({ factorService, passkeys, ...parts }: Options): Hono<CoreEnv> {
  const { sessions } = parts;
  const app = new Hono<CoreEnv>();
  const requirePerson = (context: Context<CoreEnv>) => {
    const actor = context.get("actor");
    if (actor.id === tokenActor.id) throw new WriteError(409, "Sign in as a person: the write token has no factors");
    return actor;
  };
  /** The actor, once the body has their password. */
  const confirm = async (context: Context<CoreEnv>) => {
    const { current } = await confirmationSchema.validate(await readJson(context));
    const actor = requirePerson(context);
    await requireOwnPassword(parts, actor, current);
    return actor;
  };
  // Sessions that a password alone has opened end with the first factor.
  const sendFirst = async (context: Context<CoreEnv>, codes: string[] | null, status: 200 | 201) => {
    if (codes) await sessions.endAll(context.get("actor").id, getBearer(context));
    return context.json({ recovery_codes: codes }, status);
  };
  app.get(base, (context) => context.json(factorService.list(context.get("actor"))));
  app.post(`${base}/totp`, async (context) => context.json(factorService.startApp(await confirm(context))));
  app.put(`${base}/totp`, async (context) => {
    const { ticket, code } = await appChangeSchema.validate(await readJson(context));
    return sendFirst(context, await factorService.confirmApp(requirePerson(context), ticket, code), 200);
  });
  app.post(`${base}/passkeys/options`, async (context) =>
    context.json(await passkeys.startRegistration(await confirm(context))),
  );
  app.post(`${base}/passkeys`, async (context) => {
    const { name, response } = await newPasskeySchema.validate(await readJson(context));
    return sendFirst(context, await factorService.addPasskey(requirePerson(context), name, response), 201);
  });
  app.post(`${base}/codes`, async (context) =>
    context.json({ recovery_codes: await factorService.renewCodes(await confirm(context)) }),
  );
  app.patch(`${base}/:id`, async (context) => {
    const { name } = await passkeyNameSchema.validate(await readJson(context));
    await factorService.renamePasskey(requirePerson(context), context.req.param("id"), name);
    return context.body(null, 204);
  });
  app.delete(`${base}/:id`, async (context) => {
    await factorService.remove(await confirm(context), context.req.param("id"));
    return context.body(null, 204);
  });
  app.delete("/content/core/people/:id/factors", async (context) => {
    await factorService.reset(context.get("actor"), context.req.param("id"));
    return context.body(null, 204);
  });
  return app;
}
