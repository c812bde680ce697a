import { listFields } from "./fields.ts";
import { reportField } from "./report.ts";
import type { Finding } from "./report.ts";
import type { Site } from "./site.ts";

const chainFields = ["chain", "chains", "protocol"];

/** Chains and method families named by key exist, with their icons; files fit their models. */
export function checkNames(site: Site): Finding[] {
  const { models, bad, chains, methods } = site;
  const keys = new Set(chains.map(({ key }) => key));
  // A project may work with every chain of a family.
  const families = new Set(chains.flatMap((chain) => chain.families));
  const named = site.subjects.flatMap((document) =>
    listFields(document, models).flatMap((field): Finding[] => {
      const { name, type, value } = field;
      if (type !== "Text") return [];
      if (name === "family" && !methods[String(value)]) {
        const message = `there is no family of methods ${String(value)}`;
        return [reportField(document, "family-unknown", field, { message, values: [String(value)] })];
      }
      if (!chainFields.includes(name)) return [];
      const unknown = String(value)
        .split(/[\s,]+/)
        .filter((key) => key && !keys.has(key) && !(document.type === "marketplace_project" && families.has(key)));
      return unknown.map((key) => {
        const message = `there is no chain ${key}, and no icon for it`;
        return reportField(document, "chain-unknown", field, { message, values: [key] });
      });
    }),
  );
  const shapes = bad.flatMap(({ file, problems }) =>
    problems.map(({ field, reason }) => {
      return { rule: /\bicon$|\bflag$/.test(field) ? "icons" : "shape", where: `${file} ${field}`, message: reason };
    }),
  );
  return [...shapes, ...named];
}
