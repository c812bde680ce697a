import { mkdirSync, writeFileSync } from "node:fs";

import { isAllowed, listParts, makeBill, makeList, readLocks } from "./inventory.ts";

const { own, icons } = readLocks();
const parts = listParts(own, icons);
mkdirSync(".reports", { recursive: true });
writeFileSync(".reports/sbom.cdx.json", `${JSON.stringify(makeBill(own, parts), null, 2)}\n`);
writeFileSync(".reports/licences.md", `# Licences of ${parts.length} packages\n\n${makeList(parts)}`);
const refused = parts.filter(({ licence }) => !isAllowed(licence));
for (const { name, version, licence } of refused) console.error(`✗ ${name} ${version}: ${licence} is not allowed`);
console.log(`${parts.length} packages: .reports/sbom.cdx.json, .reports/licences.md`);
process.exitCode = refused.length > 0 ? 1 : 0;
