import { loadKey } from "#db/loadKey.ts";
import { createSigner } from "#kit/createSigner.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";

import { FactorService } from "./FactorService.server.ts";
import type { FactorServiceOptions } from "./FactorService.server.ts";
import { Passkeys } from "./Passkeys.server.ts";

type Options = Omit<FactorServiceOptions, "passkeys" | "signer" | "key">;

/** The services of second factors, with keys that every instance reads from the database. */
export async function createFactors({ db }: ContentStore, options: Options) {
  const signer = createSigner(await loadKey(db, "studio-tickets"));
  const key = await loadKey(db, "studio-factors");
  const passkeys = new Passkeys({ ...options, signer });
  return { passkeys, factorService: new FactorService({ ...options, passkeys, signer, key }) };
}
