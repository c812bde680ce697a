import type { MetadataRoute } from "next";

import { editorPaths } from "@/features/shared/contracts/editorPaths";
import { studioPath } from "@/features/shared/contracts/studioPath";
import { env } from "@/features/shared/env";
import { locales, localizePath } from "@/features/shared/locale";

export const dynamic = "force-static";

/** `GET /robots.txt`: allows everything except internal and editors' endpoints. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: ["/", "/api/images/"],
      disallow: [
        "/api/",
        "/query/",
        ...locales.flatMap((locale) => [...editorPaths, studioPath].map((path) => localizePath(path, locale))),
      ],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  };
}
