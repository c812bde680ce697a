import { boolean, number, object, string } from "yup";

const shape = object({
  PORT: number().integer().min(1).max(65_535).default(3000),
  /** Address the site listens on; every one when not set. */
  HOST: string(),
  /** Folder of the build. */
  NEXT_DIST_DIR: string().default(".next"),
  SITE_URL: string(),
  /** Most memory that stored pages may take. */
  PAGE_CACHE_MB: number().min(1).max(16_384).default(256),
  /** Seconds between saying "not ready" and closing the port. */
  DRAIN_SECONDS: number().min(0).max(120).default(0),
  /** Requests a minute that one visitor may make for what costs a rendering or a call. */
  RATE_PER_MINUTE: number().integer().min(1).default(600),
  /** A proxy in front of the server says who asks. */
  TRUST_PROXY: boolean().default(false),
  /** Instances tell each other through it what was published. */
  REDIS_URL: string(),
  /** Pages leave with the framework's scripts in place. */
  HYDRATE_AT_ONCE: boolean().default(false),
});

/** Settings of the server process; throws one sentence that names the variable. */
export function readSettings(source: Record<string, string | undefined> = process.env) {
  const values = shape.validateSync(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== "")), {
    stripUnknown: true,
  });
  return { ...values, secure: values.SITE_URL?.startsWith("https://") ?? false };
}

export type Settings = ReturnType<typeof readSettings>;
