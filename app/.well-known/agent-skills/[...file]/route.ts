import { respondText } from "@/app/_feeds/respondText";
import { orUnavailable } from "@/app/_feeds/orUnavailable";
import { writeSkill, writeSkillIndex } from "@/app/_agents/writeSkill";
import { loadBrand } from "@/features/content/server";
import { defaultLocale } from "@/features/shared/locale";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string[] }> };

const headers = { "cache-control": "public, max-age=3600", "access-control-allow-origin": "*" };

/**
 * `GET /.well-known/agent-skills/index.json` (Agent Skills Discovery 0.2.0), and the `{name}/SKILL.md` that it lists. 404
 * for another name, 503 while the settings cannot be read.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const file = (await params).file.join("/");
  return orUnavailable(async () => {
    const { brand = "", brand_id = "site" } = await loadBrand(defaultLocale);
    const skill = writeSkill(brand, brand_id);
    if (file === "index.json") {
      const type = { "content-type": "application/json" };
      return respondText(request, JSON.stringify(writeSkillIndex(skill)), { ...headers, ...type });
    }
    if (file === `${skill.name}/SKILL.md`) {
      return respondText(request, skill.text, { ...headers, "content-type": "text/markdown; charset=utf-8" });
    }
    return Response.json(
      { error: { code: "not_found", message: "There is no such skill." } },
      { status: 404, headers },
    );
  });
}
