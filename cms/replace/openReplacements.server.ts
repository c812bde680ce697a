import { hasRole } from "#cms/people/contract.ts";
import type { Releases } from "#cms/releases/Releases.server.ts";
import type { Coordination } from "#cms/instances/Coordination.server.ts";

import { ReplacementService } from "./ReplacementService.server.ts";
import { ReplacementStore } from "./ReplacementStore.server.ts";

type Parts = Omit<ConstructorParameters<typeof ReplacementService>[0], "replacements" | "maySave"> & {
  releases: Releases;
  coordination: Coordination;
};

/** Opens the replacement service with the stored replacements. */
export async function openReplacements({ releases, coordination, ...parts }: Parts) {
  const replacements = new ReplacementStore(coordination);
  await replacements.open();
  const replacementService = new ReplacementService({
    ...parts,
    replacements,
    maySave: ({ role }, folder) => releases.find(folder)?.scheduledAt === undefined || hasRole(role, "publisher"),
  });
  return { replacements, replacementService };
}
