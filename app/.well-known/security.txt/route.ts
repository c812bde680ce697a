import { orUnavailable } from "@/app/_feeds/orUnavailable";
import { loadSettings } from "@/features/content/server";
import { env } from "@/features/shared/env";
import { defaultLocale, htmlLang, locales } from "@/features/shared/locale";

export const dynamic = "force-dynamic";

const dayMs = 24 * 3_600_000;
// The format asks for less than a year, so that nobody trusts an abandoned file.
const validDays = 180;

/** `GET /.well-known/security.txt` (RFC 9116); 404 while the settings name no address, 503 while they cannot be read. */
export const GET = (): Promise<Response> => orUnavailable(writeContacts);

async function writeContacts(): Promise<Response> {
  const { support_email } = (await loadSettings(defaultLocale)).data;
  const type = { "content-type": "text/plain; charset=utf-8" };
  if (!support_email) return new Response("There is no address for reports.\n", { status: 404, headers: type });
  const expires = new Date((Math.floor(Date.now() / dayMs) + validDays) * dayMs).toISOString();
  const lines = [
    `Contact: mailto:${support_email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${locales.map(htmlLang).join(", ")}`,
    `Canonical: ${env.SITE_URL}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { ...type, "cache-control": "public, max-age=86400" } });
}
