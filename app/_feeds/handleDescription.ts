import { respondText } from "@/app/_feeds/respondText";
import { orUnavailable } from "@/app/_feeds/orUnavailable";

const everyone = { "access-control-allow-origin": "*", "access-control-expose-headers": "etag" };

/**
 * A machine-readable description of an interface, `{name}.json`, readable from any origin. 404 with `missing` when
 * `describe` knows no such name, 503 while the content cannot be read.
 */
export function handleDescription(
  request: Request,
  file: string,
  missing: string,
  describe: (name: string) => Promise<object | undefined>,
): Promise<Response> {
  return orUnavailable(async () => {
    const name = /^(.+)\.json$/.exec(file)?.[1];
    const description = name === undefined ? undefined : await describe(name);
    if (!description) {
      return Response.json({ error: { code: "not_found", message: missing } }, { status: 404, headers: everyone });
    }
    return respondText(request, JSON.stringify(description), {
      ...everyone,
      "content-type": "application/json",
      "cache-control": "public, max-age=3600",
    });
  });
}
