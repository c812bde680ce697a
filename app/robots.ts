import type { MetadataRoute } from "next";

import { env } from "@/features/shared/env";

export const dynamic = "force-static";

/** `GET /robots.txt`: everything may be read but what answers machines of our own or editors. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: ["/", "/api/images/"],
      disallow: [
        "/api/",
        "/query/",
        ...["", "/cn"].flatMap((prefix) => [`${prefix}/preview/`, `${prefix}/slice-simulator/`]),
      ],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  };
}
