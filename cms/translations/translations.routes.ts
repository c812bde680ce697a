import { Hono } from "hono";

import type { EditingContext } from "#cms/openEditingContext.server.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";
import type { CoreEnv } from "#cms/people/authorize.server.ts";
import { readJson } from "#cms/http/readJson.server.ts";

import { translationChangeSchema } from "./contract.ts";

const path = "/content/core/documents/:id/translation";

/** `…/documents/:id/translation`: the source of a translation, field by field. */
export function createTranslationsApi({ latest, translations, writing }: EditingContext): Hono<CoreEnv> {
  const app = new Hono<CoreEnv>();
  app.get(path, (context) => {
    const { id } = latest.get(context.req.param("id")).document;
    return context.json(translations.find(id) ?? { source: null, fields: {}, copied: {} });
  });
  app.put(path, async (context) => {
    const { source, fields, copied } = await translationChangeSchema.validate(await readJson(context));
    const { document } = latest.get(context.req.param("id"));
    const other = latest.get(source).document;
    if (other.group !== document.group || other.id === document.id)
      throw new WriteError(400, `${source} is not this document in another language`);
    const next = await writing.run(async () => {
      if (translations.find(other.id)?.source === document.id) await translations.remove(other.id);
      return translations.change(document.id, { source, fields, copied });
    });
    return context.json(next);
  });
  return app;
}
