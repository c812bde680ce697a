import { resolve } from "node:path";
import { boolean, mixed, number, object, string } from "yup";

import { parseSettings, pickFilled, SettingError } from "../features/shared/contracts/parseSettings.ts";
import { port, webUrl } from "../features/shared/contracts/settingRules.ts";
import type { Bucket } from "./kit/files/BucketStorage.ts";
import { readFaucetNetworks } from "./faucet/readFaucetNetworks.ts";
import { TrustedProxies } from "../features/shared/contracts/TrustedProxies.ts";

const daysRule = "${path} must be a whole number of days from 0 to 36500";
const minutesRule = "${path} must be a number of minutes from 0 to 10080";

const schema = object({
  /** Port of every embedded back end, on loopback unless SERVICES_HOST says otherwise. */
  SERVICES_PORT: port().default(3001),
  SERVICES_HOST: string().default("127.0.0.1"),
  /**
   * Networks of proxies, and of a site on another machine: their forwarding headers are trusted, and loopback's always.
   */
  SERVICES_TRUSTED_PROXIES: mixed((value): value is TrustedProxies => value instanceof TrustedProxies)
    .transform(readNetworks)
    .typeError("SERVICES_TRUSTED_PROXIES must be networks such as 10.0.0.0/8, separated by commas"),
  /** Folder of all data of the back ends. */
  DATA_DIR: string().default(".data"),
  /** Gone: everything of the CMS is in the database. */
  CONTENT_DATA_DIR: string().test({
    test: (value) => value === undefined,
    message:
      "CONTENT_DATA_DIR is not used any more: move that folder to DATA_DIR/content, from where the first start imports it, and unset CONTENT_DATA_DIR",
  }),
  /** Folder of the seed documents and images. */
  CONTENT_DIR: string().default("content"),
  /** Further hosts that images of documents may come from. */
  IMAGE_HOSTS: string()
    .matches(
      /^([a-z0-9-]+\.)+[a-z]{2,}(,([a-z0-9-]+\.)+[a-z]{2,})*$/,
      "IMAGE_HOSTS must be names of public hosts such as images.unsplash.com, separated by commas",
    )
    .transform((value) => value && value.toLowerCase().replace(/\s+/g, "")),
  /** Minutes until the loss of most seed files is accepted as intended. */
  PRISMIC_LOSS_MINUTES: number().typeError(minutesRule).min(0, minutesRule).max(10_080, minutesRule).default(60),
  /** URL of a PostgreSQL server; without it PGlite runs inside DATA_DIR. */
  DATABASE_URL: string()
    .matches(/^postgres(ql)?:\/\//, "DATABASE_URL must start with postgres:// or postgresql://")
    .test(
      "readable",
      "DATABASE_URL must be a URL: percent-encode special characters of its password (# as %23), or set PGPASSWORD",
      (value) => value === undefined || isReadableUrl(value),
    ),
  /** Password of the user of DATABASE_URL, which the driver reads itself. */
  PGPASSWORD: string(),
  /** Bucket of uploaded files on any S3-compatible server; without it they are in DATA_DIR. */
  FILES_S3_ENDPOINT: string().matches(
    /^https?:\/\/[^/?#]+(\/[^?#]*)?$/,
    "FILES_S3_ENDPOINT must be the server's URL without the bucket, such as https://s3.example.com",
  ),
  FILES_S3_BUCKET: string().matches(
    /^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i,
    "FILES_S3_BUCKET must be the name of a bucket, such as halyard-files",
  ),
  FILES_S3_REGION: string().default("us-east-1"),
  FILES_S3_ACCESS_KEY_ID: string(),
  FILES_S3_SECRET_ACCESS_KEY: string(),
  /** The site's public URL, for links in e-mails. */
  SITE_URL: webUrl(),
  /** URL that the embedded repository notifies of publications; by default the site on this machine. */
  WEBHOOK_URL: string().matches(/^https?:\/\//, "WEBHOOK_URL must start with http:// or https://"),
  /** Whether webhooks that owners add in the Studio may lead to this machine or into private networks. */
  WEBHOOKS_MAY_BE_PRIVATE: boolean().typeError("WEBHOOKS_MAY_BE_PRIVATE must be true or false").default(false),
  PORT: port().default(3000),
  SMTP_URL: string().matches(/^smtps?:\/\//, "SMTP_URL must start with smtp:// or smtps://"),
  /** Recipient and sender of the e-mails about submissions. */
  MAIL_TO: string().default("support@halyard.example"),
  MAIL_FROM: string().default("website@halyard.example"),
  /** Days after which submissions of forms are deleted, except subscriptions; 0 keeps them. */
  SUBMISSIONS_DAYS: number().typeError(daysRule).integer(daysRule).min(0, daysRule).max(36_500, daysRule).default(0),
  /** Whether sample figures, marked as such, fill days without measurements. */
  AVAILABILITY_SAMPLE_DATA: boolean().typeError("AVAILABILITY_SAMPLE_DATA must be true or false").default(true),
  REDIS_URL: string().matches(/^rediss?:\/\//, "REDIS_URL must start with redis:// or rediss://"),
  CAPTCHA_PROVIDER: string().oneOf(["altcha", "recaptcha"]).default("altcha"),
  RECAPTCHA_SITE_KEY: string(),
  RECAPTCHA_SECRET_KEY: string().when("CAPTCHA_PROVIDER", {
    is: "recaptcha",
    then: (schema) => schema.required("RECAPTCHA_SECRET_KEY is needed where CAPTCHA_PROVIDER is recaptcha"),
  }),
});

/** Whether a URL can be parsed, and its password be decoded. */
function isReadableUrl(text: string): boolean {
  try {
    decodeURIComponent(new URL(text).password);
    return true;
  } catch {
    return false;
  }
}

/** The text itself when it names no networks, so that the schema rejects it. */
function readNetworks(text: unknown) {
  try {
    const networks = String(text).split(",");
    return new TrustedProxies(["loopback", ...networks.map((network) => network.trim())]);
  } catch {
    return text;
  }
}

/**
 * Settings of the embedded back ends, read once; throws one sentence with the variable, its value and what it accepts.
 */
export function readServicesEnv(source: Record<string, string | undefined> = process.env) {
  const filled = pickFilled(source);
  const values = parseSettings(schema, filled);
  return {
    ...values,
    IMAGE_HOSTS: values.IMAGE_HOSTS?.split(",") ?? [],
    DATA_DIR: resolve(values.DATA_DIR),
    CONTENT_DIR: resolve(values.CONTENT_DIR),
    SITE_URL: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    WEBHOOK_URL: values.WEBHOOK_URL ?? `http://127.0.0.1:${values.PORT}/api/revalidate/`,
    faucets: readFaucetNetworks(filled),
    /** The raw environment, for settings whose names come from the catalogue. */
    source: filled,
    /** `undefined` for a folder in DATA_DIR. */
    filesBucket: readBucket(values),
  };
}

type BucketSettings = {
  FILES_S3_ENDPOINT?: string | undefined;
  FILES_S3_BUCKET?: string | undefined;
  FILES_S3_REGION: string;
  FILES_S3_ACCESS_KEY_ID?: string | undefined;
  FILES_S3_SECRET_ACCESS_KEY?: string | undefined;
};

/** All of a bucket's settings or none: half of them would write uploads into the folder of one machine. */
function readBucket(settings: BucketSettings): Bucket | undefined {
  const { FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_REGION, FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY } =
    settings;
  const needed = { FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY };
  if (FILES_S3_ENDPOINT && FILES_S3_BUCKET && FILES_S3_ACCESS_KEY_ID && FILES_S3_SECRET_ACCESS_KEY)
    return {
      endpoint: FILES_S3_ENDPOINT,
      bucket: FILES_S3_BUCKET,
      region: FILES_S3_REGION,
      accessKeyId: FILES_S3_ACCESS_KEY_ID,
      secretAccessKey: FILES_S3_SECRET_ACCESS_KEY,
    };
  const [missing = [], present = []] = [true, false].map((isMissing) =>
    Object.entries(needed).flatMap(([name, value]) => ((value === undefined) === isMissing ? [name] : [])),
  );
  if (present.length === 0) return undefined;
  throw new SettingError(
    `${missing.join(" and ")} must be set where ${present[0]} is: uploaded files need a whole bucket.`,
  );
}

export type ServicesEnv = ReturnType<typeof readServicesEnv>;
