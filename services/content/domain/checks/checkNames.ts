import { listFields } from "./fields.ts";
import type { Finding, Site } from "./site.ts";

const chainFields = ["chain", "chains", "protocol"];

/** Chains and families of methods that documents name by key, and with them their icons, exist; files fit their models. */
export function checkNames({ documents, models, bad, chains, methods }: Site): Finding[] {
  const keys = new Set(chains.map(({ key }) => key));
  const named = documents.flatMap((document) =>
    listFields(document, models).flatMap(({ path, name, type, value }): Finding[] => {
      const where = `${document.id} ${path}`;
      if (type !== "Text") return [];
      if (name === "family" && !methods[String(value)]) {
        return [{ rule: "names", where, message: `there is no family of methods ${String(value)}` }];
      }
      if (!chainFields.includes(name)) return [];
      const unknown = String(value)
        .split(/[\s,]+/)
        .filter((key) => key && !keys.has(key));
      return unknown.map((key) => ({ rule: "icons", where, message: `there is no chain ${key}, and no icon for it` }));
    }),
  );
  const shapes = bad.flatMap(({ file, problems }) =>
    problems.map(({ field, reason }) => {
      return { rule: /\bicon$|\bflag$/.test(field) ? "icons" : "shape", where: `${file} ${field}`, message: reason };
    }),
  );
  return [...shapes, ...named];
}
