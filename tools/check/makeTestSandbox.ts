import { join } from "node:path";

import { readBrandFile } from "../generate/rebrand/readBrandFile.ts";
import { rebrandContent } from "../generate/rebrand/rebrandContent.ts";
import { makeSandbox } from "../run/makeSandbox.ts";
import type { Sandbox } from "../run/makeSandbox.ts";
import { testDistDir } from "../run/site.ts";

/** A sandbox with another company's content: end-to-end tests detect every remaining name of the sample company. */
export async function makeTestSandbox(atEnd: (cleanUp: () => void) => void): Promise<Sandbox> {
  const sandbox = await makeSandbox(testDistDir, atEnd);
  rebrandContent(join(sandbox.folder, "content"), readBrandFile("tools/generate/rebrand/testing/acme.yaml"));
  return sandbox;
}
