import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { toBrandId } from "../../../features/shared/contracts/brand.ts";
import { makeBrand } from "../brand/makeBrand.ts";
import { readMark } from "../brand/drawMark.ts";
import type { BrandFile } from "./readBrandFile.ts";
import { rebrandContent } from "./rebrandContent.ts";
import { recolour } from "./recolour.ts";

/** Rebrands the project in a folder: settings, mark, colours, brand files, and mail senders in `.env`. */
export async function rebrandFolder(root: string, { mark, colours, ...company }: BrandFile): Promise<void> {
  if (mark) readMark(mark);
  recolour(root, colours);
  rebrandContent(join(root, "content"), company);
  if (mark) writeFileSync(join(root, "content/images/brand/mark.svg"), mark);
  await makeBrand(root);
  const [, domain = ""] = company.support_email.split("@");
  setVariables(join(root, ".env"), {
    MAIL_TO: company.support_email,
    MAIL_FROM: `website@${domain}`,
    OTEL_SERVICE_NAME: toBrandId(company.name),
  });
}

/** Sets variables of an env file, creating it when missing; other lines stay. */
function setVariables(file: string, variables: Record<string, string>): void {
  const lines = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  for (const [name, value] of Object.entries(variables)) {
    const at = lines.findIndex((line) => line.startsWith(`${name}=`));
    lines.splice(at === -1 ? lines.length : at, at === -1 ? 0 : 1, `${name}=${value}`);
  }
  writeFileSync(file, `${lines.join("\n")}\n`);
}
