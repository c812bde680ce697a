import { parseDocument } from "yaml";

import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";

/** A Markdown file's front matter in YAML and its text; `problem` when the front matter cannot be read. */
export function readFrontMatter(text: string): { front: JsonObject; body: string; problem?: string } {
  const [whole, sign = "", head = ""] = /^\ufeff?(---|\+\+\+)[ \t]*\n(.*?)\n?^\1[ \t]*$\n?/ms.exec(text) ?? [];
  if (whole === undefined || !/^\ufeff?(?:---|\+\+\+)/.test(text)) return { front: {}, body: text };
  const body = text.slice(text.indexOf(whole) + whole.length);
  if (sign === "+++") return { front: {}, body, problem: "it is TOML; write it as YAML" };
  const document = parseDocument(head, { schema: "core" });
  const [error] = document.errors;
  if (error) return { front: {}, body, problem: error.message.split("\n")[0]?.slice(0, 200) ?? "" };
  return readValue(() => document.toJS(), body);
}

function readValue(read: () => unknown, body: string): ReturnType<typeof readFrontMatter> {
  try {
    // Dates stay texts; references that multiply are an error.
    const front: unknown = JSON.parse(JSON.stringify(read() ?? {}));
    return isObject(front) ? { front, body } : { front: {}, body, problem: "it has no fields" };
  } catch (error) {
    return { front: {}, body, problem: error instanceof Error ? error.message.slice(0, 200) : String(error) };
  }
}
