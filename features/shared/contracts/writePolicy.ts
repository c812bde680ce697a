import type { Origins } from "./RouteTable.ts";

/** `Strict-Transport-Security` of a site with https. */
export const transportSecurity = "max-age=63072000; includeSubDomains; preload";

const reports = "/api/csp-reports/";
// Who may show slices while they are edited. Nothing is loaded from there: pictures and files have our own origin.
const builders = "https://prismic.io https://*.prismic.io https://*.wroom.io https://*.wroom.test";

// The editing screen shows pages of the site in frames and files before they are sent, and reads what is pasted.
const studioSources = {
  images: ["blob:"],
  frames: ["'self'"],
  trustedTypes: ["pasted-markup", "ProseMirrorClipboard"],
};
const noSources: typeof studioSources = { images: [], frames: [], trustedTypes: [] };

export type Framing = {
  /** Other origins that the app declared. */
  origins?: Origins | undefined;
  /** An editor looks at a draft. */
  preview?: boolean;
  /** Prismic's page builder shows this page in a frame. */
  framed?: boolean;
  /** Prismic's editor may show this page in a frame, and it is like any other otherwise. */
  framable?: boolean;
  /** This page is the editing screen. */
  studio?: boolean;
};

type Sources = Framing & {
  /** What may run and look beside the site's own files: hashes of a page's inline elements, or `'unsafe-inline'`. */
  scripts: string[];
  styles: string[];
  /** The server process sends the page: it takes reports, and its scripts bring the Trusted Types that React needs. */
  hasServer?: boolean;
};

/** The content security policy of one page. */
export function writePolicy({
  scripts,
  styles,
  origins,
  hasServer = false,
  preview = false,
  framed = false,
  framable = false,
  studio = false,
}: Sources): string {
  // Nothing of others runs where editors work.
  const { script = [], connect = [], image = [], frame = [] } = (studio ? undefined : origins) ?? {};
  const own = studio ? studioSources : noSources;
  const directives: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts, ...script],
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'", "data:", ...own.images, ...image],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connect],
    "frame-src": [...own.frames, "https://www.youtube-nocookie.com", "https://player.vimeo.com", ...frame],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": framable || preview || framed ? [...(framed ? ["'self'"] : []), builders] : ["'none'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    // Scripts of others make markup out of text.
    ...(!hasServer || framed || script.length > 0
      ? {}
      : { "require-trusted-types-for": ["'script'"], "trusted-types": ["default", "nextjs", ...own.trustedTypes] }),
    ...(hasServer ? { "report-uri": [reports], "report-to": ["csp"] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
