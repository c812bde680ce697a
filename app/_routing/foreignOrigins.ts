import type { Origins } from "@/features/shared/contracts/RouteTable";
import { env } from "@/features/shared/env";

/** Other origins that pages may use, as the documentation of these services lists them for policies. */
export function foreignOrigins(): Origins {
  const tags = "https://*.googletagmanager.com";
  const analytics = [tags, "https://*.google-analytics.com", "https://*.analytics.google.com"];
  const captcha = ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"];
  const google = env.CAPTCHA_PROVIDER === "recaptcha";
  const regions = [env.REGION_NYC_URL, env.REGION_FRA_URL, env.REGION_SGP_URL].flatMap((url) =>
    url ? new URL(url).origin : [],
  );
  return {
    script: [...(env.GTM_ID ? [tags] : []), ...(google ? captcha : [])],
    connect: [...(env.GTM_ID ? analytics : []), ...(google ? captcha.slice(0, 1) : []), ...regions],
    image: env.GTM_ID ? analytics.slice(0, 2) : [],
    frame: google ? captcha.slice(0, 1) : [],
  };
}
