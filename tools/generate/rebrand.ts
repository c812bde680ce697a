import { Problem } from "../run/bootstrap/problem.mjs";
import { runCommand } from "../run/runCommand.ts";
import { keepFingerprint } from "./fingerprints.ts";
import { readBrandFile } from "./rebrand/readBrandFile.ts";
import { rebrandFolder } from "./rebrand/rebrandFolder.ts";

/** `npm run rebrand -- acme.yaml`: replaces the sample company's name, addresses, mark and colours. */
export const rebrand = (args: string[]): Promise<void> =>
  runCommand(async () => {
    const [file, ...more] = args;
    if (!file || more.length > 0)
      throw new Problem("npm run rebrand takes the brand's file: npm run rebrand -- acme.yaml");
    const brand = readBrandFile(file);
    await rebrandFolder(".", brand);
    // Diagrams embed the glyphs of their texts.
    await import("./fonts.mjs");
    for (const part of ["brand", "fonts"] as const) keepFingerprint(part);
    console.log(
      `The site is ${brand.name}'s: settings, mark, colours and .env are written. git diff shows what changed.`,
    );
    console.log("Next: npm run content:check, then npm start. Texts that tell the company's story are yours to write.");
    return 0;
  });
