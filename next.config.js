import { fileURLToPath } from "node:url";

const isDevelopment = process.env.NODE_ENV === "development";

// Who may frame slices during editing: Prismic's editor, and in development Slice Machine.
const editors = [
  "'self'",
  "https://prismic.io",
  "https://*.prismic.io",
  ...(isDevelopment ? ["http://localhost:9999"] : []),
];

// The Studio needs pages of the site in frames, blobs for files before their upload, and inline styles of its controls.
// Next's inline scripts have no hash here.
const studioPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ""}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

// The same values as in server/http/securityHeaders.ts; the server process adds them itself.
const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** Settings of this build that pages contain; a process with others renders them again. */
const builtFor = [
  (process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`).replace(/\/+$/, ""),
  process.env.DEFAULT_LOCALE || "en",
];

/** @type {import("next").NextConfig} */
const config = {
  // Tests and benchmarks build beside a running site.
  distDir: process.env.NEXT_DIST_DIR || ".next",
  typescript: {
    // `npm run typecheck` checks types; `npm start` does not install those of the test tools.
    ignoreBuildErrors: true,
    // Next would add every build folder to tsconfig.json, but does not edit a file that extends another.
    tsconfigPath: ".config/tsconfig.build.json",
  },
  // The server process writes a stricter policy for each page (server/pages/buildPolicy.ts); these are for plain `next start`.
  headers: async () => [
    { source: "/:path*", headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })) },
    { source: "/studio/:path*", headers: [{ key: "content-security-policy", value: studioPolicy }] },
    {
      source: "/:language([\\w-]+)?/slice-simulator/",
      headers: [{ key: "content-security-policy", value: `frame-ancestors ${editors.join(" ")}` }],
    },
  ],
  // Routes and templates of development: `route.dev.ts`, `template.dev.tsx`.
  pageExtensions: ["tsx", "ts", ...(isDevelopment ? ["dev.tsx", "dev.ts"] : [])],
  trailingSlash: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // The server process compresses itself, once and better.
  compress: process.env.HALYARD_SERVER === undefined,
  // Under the server process it stores the pages (server/pages/nextInternals.ts); plain `next start` keeps its own store.
  ...(process.env.HALYARD_SERVER === undefined
    ? {}
    : {
        cacheHandler: fileURLToPath(new URL("server/pages/nextInternals.ts", import.meta.url)),
        cacheMaxMemorySize: 0,
      }),
  env: { BUILT_FOR: JSON.stringify(builtFor) },
  // Links to style sheets in headers would be loaded in vain: server/ inlines a page’s rules. One character is too
  // short for any header; with 0 React warns in development.
  reactMaxHeadersLength: 1,
  // The run-time optimizer is an attack surface and slow; the content repository resizes its own images.
  images: { unoptimized: true },
  turbopack: {
    rules: {
      "*.woff2": { type: "asset" },
      // `import text from "./script.ts?inline"` is the script's bundle as text.
      "*.ts": {
        condition: { query: "?inline" },
        loaders: [fileURLToPath(new URL("server/pages/inlineScript.mjs", import.meta.url))],
        type: "raw",
      },
    },
    resolveAlias: {
      // By default Turbopack uses the CommonJS entry, which ships the slice simulator to every page.
      "@prismicio/next": "./node_modules/@prismicio/next/dist/index.js",
    },
  },
  experimental: {
    // Two workers on two cores; the default leaves one idle.
    cpus: 2,
  },
};

export default config;
