import type { MetadataRoute } from "next";

import { env } from "@/features/shared/env";
import { locales, localizePath } from "@/features/shared/locale";

export const dynamic = "force-static";

const editorPaths = ["/preview/", "/slice-simulator/", "/studio/"];

/** `GET /robots.txt`: allows everything except internal and editors' endpoints. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: ["/", "/api/images/"],
      disallow: [
        "/api/",
        "/query/",
        ...locales.flatMap((locale) => editorPaths.map((path) => localizePath(path, locale))),
      ],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  };
}
