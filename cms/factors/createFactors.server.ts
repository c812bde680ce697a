import { loadKey } from "#db/loadKey.ts";
import { createSigner } from "#kit/createSigner.ts";
import { log } from "#kit/log.ts";
import { seal, unsealWithAny } from "#kit/seal.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import { FactorService } from "./FactorService.server.ts";
import type { FactorServiceOptions } from "./FactorService.server.ts";
import type { FactorStore } from "./FactorStore.server.ts";
import { Passkeys } from "./Passkeys.server.ts";

type Options = Omit<FactorServiceOptions, "passkeys" | "signer" | "keys"> & {
  /** Write tokens of the settings, the current one first: it encrypts the secrets of apps. */
  writeTokens: readonly string[];
};

// Versions before encrypted with a key beside the secrets, in the same database.
const formerKey = "studio-factors";

/** The services of second factors; challenges are signed with a key that every instance reads from the database. */
export async function createFactors({ db }: ContentStore, { writeTokens, ...options }: Options) {
  const signer = createSigner(await loadKey(db, "studio-tickets"));
  const former = await db.selectFrom("keys").select("value").where("name", "=", formerKey).executeTakeFirst();
  const keys = [...writeTokens, ...(former ? [former.value] : [])];
  const used = await sealAgain(options.factors, keys);
  // An instance of the version before may have used it until now: it goes at the first start that does without.
  if (former && !used.has(former.value)) await db.deleteFrom("keys").where("name", "=", formerKey).execute();
  const passkeys = new Passkeys({ ...options, signer });
  return { passkeys, factorService: new FactorService({ ...options, passkeys, signer, keys }) };
}

/** Encrypts secrets of apps with the first key where another one did; returns those others. */
async function sealAgain(factors: FactorStore, keys: readonly string[]): Promise<Set<string>> {
  const [key = ""] = keys;
  const used = new Set<string>();
  let lost = 0;
  for (const [person, { app }] of factors.entries) {
    const token = app ? unsealWithAny(app.sealed, keys)?.token : key;
    if (token === undefined) lost += 1;
    else if (token !== key) {
      used.add(token);
      await factors.change(person, ({ app: current }) => {
        const text = current && unsealWithAny(current.sealed, keys)?.text;
        return text ? { app: { ...current, sealed: seal(text, key) } } : {};
      });
    }
  }
  if (lost > 0)
    log("error", "studio", "authenticator apps were set up with another write token: name it as the previous one", {
      people: lost,
      variable: "PRISMIC_WRITE_TOKEN_PREVIOUS",
    });
  return used;
}
