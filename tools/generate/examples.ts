import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { DemoChain } from "../../services/platform/demo/DemoChain.ts";
import { callNode } from "./examples/callNode.ts";
import { executeExamples } from "./examples/executeExamples.ts";
import { readExamples } from "./examples/readExamples.ts";

const file = "content/data/methods.json";

/** Executes the examples of the EVM's methods on a new demo chain, and stores the responses. */
export async function examples(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "examples-"));
  const chain = new DemoChain({ dataDir });
  try {
    const rpcUrl = await chain.open();
    const groups = readExamples(readFileSync(file, "utf8"));
    const { methods } = groups.evm;
    const responses = await executeExamples(methods, (method, params) => callNode(rpcUrl, method, params));
    for (const [name, response] of responses) {
      const method = methods[name];
      if (!method) continue;
      if (response) method.answer = response;
      else delete method.answer;
    }
    writeFileSync(file, `${JSON.stringify(groups.all, null, 2)}\n`);
    const refused = [...responses].filter(([, response]) => !response).map(([name]) => name);
    console.log(`${responses.size - refused.length} examples were answered and written to ${file}.`);
    console.log(`The demo chain rejects: ${refused.join(", ")}.`);
  } finally {
    await chain.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
