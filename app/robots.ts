import type { MetadataRoute } from "next";

import { env } from "@/features/shared/env";

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
        ...["", "/cn"].flatMap((prefix) => [`${prefix}/preview/`, `${prefix}/slice-simulator/`, `${prefix}/studio/`]),
      ],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  };
}
