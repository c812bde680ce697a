import { step } from "../run/bootstrap/steps.mjs";
import { runNpm } from "../run/bootstrap/runNpm.mjs";
import { Problem } from "../run/bootstrap/problem.mjs";
import { runCommand } from "../run/runCommand.ts";
import { makeBrand } from "./brand/makeBrand.ts";
import { isCurrent, keepFingerprint, parts } from "./fingerprints.ts";
import type { Part } from "./fingerprints.ts";
import { writeModels } from "./writeModels.ts";

const makers: Record<Part, () => Promise<unknown>> = {
  brand: () => makeBrand(),
  fonts: () => import("./fonts.mjs"),
  async icons() {
    await runNpm(["install", "--prefer-offline", "--loglevel=error", "--prefix", "tools/generate/icons"]);
    await import("./icons/draw.mjs");
  },
};

/** `npm run generate [-- --all]`: types, slice index, rules of imports and API reference; brand, fonts and icons where their sources changed, or all. */
export const generate = (args: string[]): Promise<void> =>
  runCommand(async () => {
    const all = args.includes("--all");
    if (args.some((arg) => arg !== "--all")) throw new Problem("npm run generate takes one argument, --all.");
    await step("Types, slice index, rules of imports, API reference", async () => {
      const changed = await writeModels();
      return changed.length > 0
        ? `Written: ${changed.join(", ")}`
        : "Types, slice index, rules of imports and API reference are up to date";
    });
    for (const part of parts) {
      if (!all && isCurrent(part)) continue;
      await step(`Make ${part}`, async () => void (await makers[part]()));
      keepFingerprint(part);
    }
    return 0;
  });
