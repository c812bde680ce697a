import { env } from "@/features/shared/env";

/** Whether cookies of an answer may be sent over https only. */
export function isSecure(request: Request): boolean {
  const forwarded = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return (forwarded ?? new URL(request.url).protocol.replace(":", "")) === "https" || env.SITE_URL.startsWith("https:");
}
