/**
 * The site's settings, read and checked once at the start; the only reader of `process.env`.
 * `features/shared` is what all features may import: parts, styles, catalogue, contracts, HTTP, languages.
 */
import { number, object, string } from "yup";

import { defaultLocale, locales } from "./contracts/locales.ts";
import type { Locale } from "./contracts/locales.ts";
import { parseSettings } from "./contracts/parseSettings.ts";
import { port, webUrl } from "./contracts/settingRules.ts";

const secondsRule = "${path} must be a number of seconds from 0.2 to 3600";
const minutesRule = "${path} must be a number of minutes from 0 to 10080";
const delayRule = "${path} must be a whole number of milliseconds from 0 to 60000";

const schema = object({
  PORT: port().default(3000),
  SERVICES_PORT: port().default(3001),
  SITE_URL: webUrl(),
  DEFAULT_LOCALE: string<Locale>()
    .oneOf([...locales])
    .default(defaultLocale),
  PRISMIC_REPOSITORY: string().matches(
    /^[a-z0-9][-a-z0-9]{2,}[a-z0-9]$/,
    "PRISMIC_REPOSITORY must be a repository name: at least four of a-z, 0-9 and -",
  ),
  PRISMIC_API_URL: webUrl(),
  PRISMIC_ACCESS_TOKEN: string(),
  PRISMIC_WEBHOOK_SECRET: string(),
  PRISMIC_WEBHOOK_SECRET_PREVIOUS: string(),
  PRISMIC_REF: string()
    .matches(
      /^(master|(release|label|ref):.+)$/,
      "PRISMIC_REF must be master, release:<id>, label:<label of a release> or ref:<ref>",
    )
    .default("master"),
  PRISMIC_POLL_SECONDS: number().typeError(secondsRule).min(0.2, secondsRule).max(3_600, secondsRule),
  PRISMIC_LOSS_MINUTES: number().typeError(minutesRule).min(0, minutesRule).max(10_080, minutesRule).default(60),
  PRISMIC_PAGE_PAUSE_MS: number()
    .typeError(delayRule)
    .integer(delayRule)
    .min(0, delayRule)
    .max(60_000, delayRule)
    .default(500),
  /** Folder of the embedded repository's documents. */
  CONTENT_DIR: string().default("content"),
  /** Folder of the build. */
  NEXT_DIST_DIR: string().default(".next"),
  PLATFORM_API_URL: webUrl(),
  FORMS_API_URL: webUrl(),
  AVAILABILITY_API_URL: webUrl(),
  FAUCET_API_URL: webUrl(),
  CONSOLE_API_URL: webUrl(),
  /** URLs a visitor's browser may measure its way to a region by. */
  REGION_NYC_URL: webUrl(),
  REGION_FRA_URL: webUrl(),
  REGION_SGP_URL: webUrl(),
  IMAGES_URL: webUrl(),
  /** Other public hosts that pictures of documents may come from, through the site's own origin. */
  IMAGE_HOSTS: string()
    .matches(
      /^([a-z0-9-]+\.)+[a-z]{2,}(,([a-z0-9-]+\.)+[a-z]{2,})*$/,
      "IMAGE_HOSTS must be names of public hosts such as images.unsplash.com, separated by commas",
    )
    .transform((value) => value && value.toLowerCase().replace(/\s+/g, "")),
  CAPTCHA_PROVIDER: string<"altcha" | "recaptcha">().oneOf(["altcha", "recaptcha"]).default("altcha"),
  RECAPTCHA_SITE_KEY: string().when("CAPTCHA_PROVIDER", {
    is: "recaptcha",
    then: (schema) => schema.required("RECAPTCHA_SITE_KEY is needed where CAPTCHA_PROVIDER is recaptcha"),
  }),
  ACCOUNT_URL: webUrl(),
  GTM_ID: string().matches(/^GTM-[A-Z0-9]+$/, "GTM_ID must look like GTM-ABC123"),
  ANALYTICS_TOKEN: string(),
  ANALYTICS_URL: webUrl().default("https://api.mixpanel.com/track"),
});

const trimmed = (url: string) => url.replace(/\/+$/, "");

/** Settings of the site; throws one sentence with the variable, its value and what it accepts. */
export function readEnv(source: Record<string, string | undefined>) {
  const values = parseSettings(schema, source);
  const services = `http://127.0.0.1:${values.SERVICES_PORT}`;
  const ownRepository = values.PRISMIC_REPOSITORY !== undefined;
  return {
    ...values,
    PRISMIC_REPOSITORY: values.PRISMIC_REPOSITORY ?? "halyard",
    /** Whether documents are edited in this site's Studio: a Prismic repository has its own page builder. */
    hasStudio: !ownRepository,
    PRISMIC_API_URL: trimmed(
      values.PRISMIC_API_URL ??
        (ownRepository ? `https://${values.PRISMIC_REPOSITORY}.cdn.prismic.io/api/v2` : `${services}/content/api/v2`),
    ),
    // Asking a repository of one's own every second is cheap; a hosted one calls the webhook.
    PRISMIC_POLL_SECONDS: values.PRISMIC_POLL_SECONDS ?? (ownRepository && !values.PRISMIC_API_URL ? 60 : 1),
    PLATFORM_API_URL: trimmed(values.PLATFORM_API_URL ?? `${services}/platform/v3`),
    FORMS_API_URL: trimmed(values.FORMS_API_URL ?? `${services}/forms`),
    AVAILABILITY_API_URL: trimmed(values.AVAILABILITY_API_URL ?? `${services}/availability/v1`),
    FAUCET_API_URL: trimmed(values.FAUCET_API_URL ?? `${services}/faucet/v1`),
    CONSOLE_API_URL: trimmed(values.CONSOLE_API_URL ?? `${services}/console/v1`),
    IMAGES_URL: trimmed(values.IMAGES_URL ?? `${services}/storage/web/images`),
    IMAGE_HOSTS: values.IMAGE_HOSTS?.split(",") ?? [],
    SITE_URL: trimmed(values.SITE_URL ?? `http://localhost:${values.PORT}`),
  };
}

/** The settings this process runs with, read once. */
export const env = readEnv(process.env);

/** Whether pages are being built. */
export const isBuilding = process.env.NEXT_PHASE === "phase-production-build";

/**
 * Milliseconds that a page waits for one of its sources: `usual` where a visitor waits for the page; longer in a build,
 * because data that is late there would be missing from the first pages.
 */
export const getReadTimeoutMs = (usual: number): number => (isBuilding ? 15_000 : usual);
