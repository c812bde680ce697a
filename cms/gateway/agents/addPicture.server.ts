import { assetSchema } from "#cms/files/contract.ts";

import { fetchPicture } from "./fetchPicture.server.ts";
import { AgentError, kinds, text, writes } from "./tool.server.ts";
import type { AgentTool } from "./tool.server.ts";

type Picture = { filename?: string; base64?: string; url?: string; alt: Record<string, string> };

export const addPicture: AgentTool<Picture> = {
  name: "add_picture",
  title: "Add a picture",
  description:
    "Adds a picture of at most 5 MB, by public URL or as base64, with its alternative text in at least one language. field is the value for image fields.",
  properties: {
    url: text(2_000),
    filename: text(200, "With base64"),
    base64: text(7 * 1_048_576),
    alt: {
      type: "object",
      minProperties: 1,
      additionalProperties: text(500),
      description: "Text by language id: {en-us: …}",
    },
  },
  required: ["alt"],
  output: { id: kinds.text, width: kinds.maybeNumber, height: kinds.maybeNumber, field: kinds.text },
  annotations: { ...writes, openWorldHint: true },
  run: async ({ alt, ...source }, core) => {
    const form = new FormData();
    form.set("file", await readFile(source));
    const { id } = assetSchema.validateSync((await core("assets", { method: "POST", form })).body);
    const path = `assets/${encodeURIComponent(id)}`;
    const { name, width, height } = assetSchema.validateSync(
      (await core(path, { method: "PATCH", body: { alt } })).body,
    );
    return { id, width, height, field: `${name} | ${Object.values(alt)[0] ?? ""}` };
  },
};

async function readFile({ url, filename, base64 }: Omit<Picture, "alt">): Promise<File> {
  if ((url === undefined) === (base64 === undefined)) throw new AgentError("Send either url, or base64 with filename.");
  if (url !== undefined) return fetchPicture(url, filename);
  if (filename === undefined) throw new AgentError("filename is missing: it names the file, such as team.jpg.");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64 ?? ""))
    throw new AgentError("base64 must be the file in base64, without data: and blanks.");
  return new File([Buffer.from(base64 ?? "", "base64")], filename);
}
