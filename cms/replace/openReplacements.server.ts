import type { Coordination } from "#cms/instances/Coordination.server.ts";

import { ReplacementService } from "./ReplacementService.server.ts";
import { ReplacementStore } from "./ReplacementStore.server.ts";

type Parts = Omit<ConstructorParameters<typeof ReplacementService>[0], "replacements"> & {
  coordination: Coordination;
};

/** Opens the replacement service with the stored replacements. */
export async function openReplacements({ coordination, ...parts }: Parts) {
  const replacements = new ReplacementStore(coordination);
  await replacements.open();
  return { replacements, replacementService: new ReplacementService({ ...parts, replacements }) };
}
