import type { Origins } from "./RouteTable.ts";

/** `Strict-Transport-Security` of a site with https. */
export const transportSecurity = "max-age=63072000; includeSubDomains; preload";

const reports = "/api/csp-reports/";
// Origins that may frame slices during editing. Nothing is loaded from them: pictures and files have the site's origin.
const builders = "https://prismic.io https://*.prismic.io https://*.wroom.io https://*.wroom.test";

// The Studio frames pages of the site, shows files before upload (`blob:`), and parses pasted HTML (Trusted Types).
const studioSources = {
  images: ["blob:"],
  frames: ["'self'"],
  trustedTypes: ["pasted-markup", "ProseMirrorClipboard"],
};
const noSources: typeof studioSources = { images: [], frames: [], trustedTypes: [] };

export type Framing = {
  /** Other origins that the app declared. */
  origins?: Origins | undefined;
  /** The page shows a draft. */
  preview?: boolean;
  /** Prismic's page builder shows this page in a frame. */
  framed?: boolean;
  /** Prismic's editor may frame this page, which is otherwise an ordinary page. */
  framable?: boolean;
  /** This page is the editing screen. */
  studio?: boolean;
};

type Sources = Framing & {
  /** Sources beside the site's own files: hashes of a page's inline elements, or `'unsafe-inline'`. */
  scripts: string[];
  styles: string[];
  /** The server process sends the page: it receives CSP reports, and its scripts create React's Trusted Types policy. */
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
  // No third-party code in the Studio.
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
    // Third-party scripts assign HTML strings, so Trusted Types are not required.
    ...(!hasServer || framed || script.length > 0
      ? {}
      : { "require-trusted-types-for": ["'script'"], "trusted-types": ["default", "nextjs", ...own.trustedTypes] }),
    ...(hasServer ? { "report-uri": [reports], "report-to": ["csp"] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
