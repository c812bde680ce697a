import { mkdirSync, writeFileSync } from "node:fs";

import { isAllowed, listParts, makeBill, makeList, readLocks } from "./sbom.ts";
import { describeNative, listNativeLibraries, nativeComponents } from "./nativeLibraries.ts";

const { own, icons } = readLocks();
const parts = listParts(own, icons);
mkdirSync(".reports", { recursive: true });
const native = listNativeLibraries();
const bill = makeBill(own, parts);
const complete = { ...bill, components: [...bill.components, ...nativeComponents(native)] };
writeFileSync(".reports/sbom.cdx.json", `${JSON.stringify(complete, null, 2)}\n`);
writeFileSync(
  ".reports/licences.md",
  `# Licences of ${parts.length} packages\n\n${makeList(parts)}\n${describeNative(native)}`,
);
const refused = parts.filter(({ licence }) => !isAllowed(licence));
for (const { name, version, licence } of refused) console.error(`✗ ${name} ${version}: ${licence} is not allowed`);
console.log(`${parts.length} packages: .reports/sbom.cdx.json, .reports/licences.md`);
process.exitCode = refused.length > 0 ? 1 : 0;
