import { boolean, number, object, string, ValidationError } from "yup";

const truth = () => boolean().typeError("${path} must be true or false").default(false);
const amount = (least: number, most: number) => {
  const rule = `\${path} must be a number from ${least} to ${most}`;
  return number().typeError(rule).min(least, rule).max(most, rule);
};

const shape = object({
  PORT: amount(1, 65_535).integer().default(3000),
  /** Address the site listens on; every one when not set. */
  HOST: string(),
  /** Folder of the build. */
  NEXT_DIST_DIR: string().default(".next"),
  SITE_URL: string(),
  /** Most memory that stored pages may take. */
  PAGE_CACHE_MB: amount(1, 16_384).default(256),
  /** Seconds between saying "not ready" and closing the port. */
  DRAIN_SECONDS: amount(0, 120).default(0),
  /** Requests a minute that one visitor may make for what costs a rendering or a call. */
  RATE_PER_MINUTE: amount(1, 1_000_000).integer().default(600),
  /** A proxy in front of the server says who asks. */
  TRUST_PROXY: truth(),
  /** Instances tell each other through it what was published. */
  REDIS_URL: string(),
  /** Pages leave with the framework's scripts in place. */
  HYDRATE_AT_ONCE: truth(),
});

/** Settings of the server process; throws one sentence that names the variable. */
export function readSettings(source: Record<string, string | undefined> = process.env) {
  const values = check(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== "")));
  return { ...values, secure: values.SITE_URL?.startsWith("https://") ?? false };
}

function check(filled: Record<string, string | undefined>) {
  try {
    return shape.validateSync(filled, { stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const got = JSON.stringify(filled[error.path ?? ""] ?? null);
    throw new Error(`Bad setting: ${error.message}; got ${got}.`, { cause: error });
  }
}

export type Settings = ReturnType<typeof readSettings>;
