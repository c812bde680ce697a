/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";

import { findMethodChain } from "@/features/shared/catalogue/listMethodChains";
import { methodPages } from "@/features/shared/catalogue/methodPages";

import { spawnSync } from "node:child_process";
import { transformSync } from "esbuild";

import { listSamples } from "@/features/console/call/compose";
import { findReference } from "@/features/shared/catalogue/references";

import { findRequest } from "./findRequest";
import { ConsolePreview } from "./ConsolePreview";
import { MethodRequest } from "./MethodRequest";
import { listMethodParts } from "./listMethodParts";
import { PreviewParts } from "./PreviewParts";

// Colouring runs in the server's own module system; what it needs is text.
jest.mock("@/features/shared/ui/Code", () => ({ Code: ({ code }: { code: string }) => code.trim() }));

test("the request and the console of every method's page can be drawn", () => {
  const host = "site.test";
  for (const { family, method } of methodPages) {
    const chain = findMethodChain(family, method);
    if (!chain) continue;
    const props = { chain, host, methodName: method, locale: "en" } as const;
    const draw = () =>
      renderToStaticMarkup(
        <>
          <MethodRequest {...props} gateway={undefined} bar={null} />
          <ConsolePreview {...props} sources={undefined} />
          <PreviewParts {...props} />
        </>,
      );
    expect([family, method, draw]).toEqual([family, method, expect.any(Function)]);
    expect(draw).not.toThrow();
  }
});

test("every method has a request, but for those that nodes no longer know", () => {
  const silent = methodPages.filter((page) => !listMethodParts(page).hasRequest);
  const removed = silent.filter(({ family, method }) =>
    JSON.stringify(findReference(family, method)).includes("-32601"),
  );
  expect(silent).toEqual(removed);
});

/** The samples of every method that has a page, by their language. */
function listPageSamples(): Map<string, string[]> {
  const samples = methodPages.flatMap(({ family, method }) => {
    const chain = findMethodChain(family, method);
    const request = chain && findRequest(chain, method);
    if (!request) return [];
    const { kind, path, body } = request;
    return listSamples({ kind, url: `https://fra.site.test/${chain.key}/mainnet/KEY${path}`, body });
  });
  return new Map(
    [...Map.groupBy(samples, ({ label }) => label)].map(([label, all]) => [label, all.map(({ code }) => code)]),
  );
}

test("the samples of every method's page can be read by the languages they are written in", () => {
  const samples = listPageSamples();
  expect([...samples.keys()].toSorted()).toEqual(["Go", "JavaScript", "Python", "Rust", "curl", "viem"]);
  for (const code of [...(samples.get("JavaScript") ?? []), ...(samples.get("viem") ?? [])])
    expect(() => transformSync(code, { format: "esm", target: "esnext" })).not.toThrow();
  const shell = spawnSync("sh", ["-n"], { input: samples.get("curl")?.join("\n") });
  expect([shell.status, shell.stderr.toString()]).toEqual([0, ""]);
  const reader = "import ast, json, sys\nfor code in json.load(sys.stdin): ast.parse(code)";
  const python = spawnSync("python3", ["-c", reader], { input: JSON.stringify(samples.get("Python")) });
  // Not every machine has Python.
  if (!python.error) expect([python.status, python.stderr.toString()]).toEqual([0, ""]);
});
