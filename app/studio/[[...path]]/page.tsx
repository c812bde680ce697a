import { loadSiteName } from "@/app/_page/editorPages";
import { visitorLocale } from "@/app/_routing/visitorLocale";
import { StudioApp } from "#cms/shell/index.ts";

/** Every screen of the Studio; the path selects it in the browser. */
export default async function StudioPage() {
  const locale = await visitorLocale();
  return <StudioApp firstLocale={locale} siteName={await loadSiteName(locale)} />;
}
