import type { MetadataRoute } from "next";

import { loadSettings } from "@/features/content/server";
import { light } from "@/features/shared/styles/colours";
import { defaultLocale } from "@/features/shared/locale";

export const revalidate = 300;

/** `GET /manifest.webmanifest`: name, colours and icons of the installed site. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { data } = await loadSettings(defaultLocale);
  return {
    name: data.site_name ?? "",
    short_name: data.site_name ?? "",
    description: data.description ?? "",
    start_url: "/",
    display: "browser",
    background_color: light.paper,
    theme_color: light.paper,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
