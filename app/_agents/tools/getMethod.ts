import { loadEndpointHost } from "@/features/content/server";
import { findRequest, listSamples } from "@/features/console/server";
import { findProof } from "@/features/shared/catalogue/findProof";
import { findMethodChain, listMethodChains } from "@/features/shared/catalogue/listMethodChains";
import { methodPages } from "@/features/shared/catalogue/methodPages";
import type { MethodPage } from "@/features/shared/catalogue/methodPages";
import { findReference } from "@/features/shared/catalogue/references";
import type { MethodMember } from "@/features/shared/catalogue/references";
import { localizePath } from "@/features/shared/locale";
import { env } from "@/features/shared/env";
import type { Locale } from "@/features/shared/locale";
import { loadMethodChecks } from "@/features/shared/platform/server";
import { usualRegion } from "@/features/shared/platform/regions";
import { getSampleUrl } from "@/features/shared/requests/getEndpointUrl";

import { findKnownChain } from "@/app/_agents/tools/findKnownChain";
import { defineTool, from, maybe, rows, text, texts, ToolError } from "@/app/_agents/tool";

const languages = ["curl", "javascript", "viem", "python", "go", "rust"];

export const getMethod = defineTool<{ method: string; chain?: string; language?: string }>({
  name: "get_method",
  title: "Describe a method",
  description:
    "An RPC or REST method: parameters, result, errors, cost in compute units, chains, code in a language, and an answer.",
  properties: {
    method: { type: "string", minLength: 1, maxLength: 120 },
    chain: { type: "string", maxLength: 60 },
    language: { enum: languages, default: "curl" },
  },
  required: ["method"],
  output: {
    method: text,
    family: text,
    summary: text,
    parameters: rows,
    result: { type: "object" },
    errors: rows,
    traps: texts,
    cost: { type: "object" },
    chains: rows,
    code: maybe(text),
    answer: maybe({}),
    answeredBy: maybe(text),
    specification: text,
  },
  run: async ({ method, chain: name, language = "curl", locale }) => {
    const chain = name === undefined ? undefined : findKnownChain(name);
    const page = findPage(method, chain?.key);
    const reference = findReference(page.family, page.method);
    const shown = chain ?? findMethodChain(page.family, page.method);
    if (!reference || !shown) throw new ToolError(`No chain answers ${page.method} any more.`);
    const request = findRequest(shown, page.method);
    const [host, { value: checks }] = await Promise.all([loadEndpointHost(locale), loadMethodChecks()]);
    const units = (shown.multiplier ?? 1) * page.multiplier;
    const response = request?.method?.answer;
    return {
      method: page.method,
      family: page.family,
      summary: reference.summary[locale],
      parameters: reference.parameters.map((member) => writeMember(member, locale)),
      result: {
        type: reference.result.type,
        text: reference.result.text[locale],
        fields: (reference.result.fields ?? []).map((member) => writeMember(member, locale)),
      },
      errors: (reference.errors ?? []).map(({ code, text: words }) => ({ code, text: words[locale] })),
      traps: (reference.traps ?? []).map((words) => words[locale]),
      cost: { chain: shown.key, units, formula: `${shown.multiplier ?? 1} × ${page.multiplier}` },
      chains: listMethodChains(page.family, page.method).flatMap(({ key }) => {
        const proof = findProof(checks, { ...page, chain: key });
        return proof ? [{ key, [proof.kind === "answered" ? "answeredOn" : "bySourceOn"]: proof.day }] : [];
      }),
      ...(request
        ? {
            code: listSamples({
              kind: request.kind,
              url: `${getSampleUrl(
                { chain: shown.key, network: request.network.id, interface: request.interfaceId },
                { origin: env.SITE_URL, host, region: usualRegion },
              )}${request.path}`,
              body: request.body,
            }).find(({ label }) => label.toLowerCase() === language)?.code,
          }
        : {}),
      ...(response === undefined
        ? {}
        : { answer: response, answeredBy: page.family === "evm" ? "demo chain" : "documented example, not run" }),
      specification: reference.source,
      ...from(localizePath(`/docs/${page.value}/`, locale), response !== undefined),
    };
  },
});

function findPage(method: string, chain: string | undefined): MethodPage {
  const lowerCased = method.toLowerCase();
  const found = methodPages.filter(
    (page) =>
      page.method.toLowerCase() === lowerCased &&
      (chain === undefined || listMethodChains(page.family, page.method).some(({ key }) => key === chain)),
  );
  const [page] = found;
  if (page) return page;
  const near = methodPages.filter((one) => one.method.toLowerCase().includes(lowerCased)).map((one) => one.method);
  const hint =
    near.length > 0 ? `Near it: ${[...new Set(near)].slice(0, 5).join(", ")}.` : "Find its name with search.";
  throw new ToolError(`There is no method “${method}”${chain ? ` on ${chain}` : ""}. ${hint}`);
}

const writeMember = (
  { name, type, isOptional = false, text: words, fields }: MethodMember,
  locale: Locale,
): object => ({
  name,
  type,
  ...(isOptional ? { optional: true } : {}),
  text: words[locale],
  ...(fields ? { fields: fields.map((member) => writeMember(member, locale)) } : {}),
});
