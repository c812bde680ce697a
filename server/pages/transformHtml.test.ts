/** @jest-environment node */
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { speculationRules } from "./client/speculationRules.ts";
import { bundleScripts } from "./bundleScripts.mjs";
import { loadClientScripts } from "./clientScripts.ts";
import { transformHtml } from "./transformHtml.ts";
import { hashInline } from "./buildPolicy.ts";

// No build: they are bundled now.
const client = loadClientScripts("no-build");
const transform = (html: string, options: Omit<Parameters<typeof transformHtml>[1], "client"> = {}) =>
  transformHtml(html, { client, ...options });

const page = (body = "") =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/>` +
  `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/c.js"/>` +
  `<link rel="preload" href="/f.woff2" as="font"/><script src="/_next/static/a.js" async=""></script>` +
  `<script>mode()</script><script src="/_next/static/p.js" noModule=""></script></head>` +
  `<body>${body}<script type="application/ld+json">{"a":1}</script><script>flight("one")</script>` +
  `<script src="/_next/static/c.js" id="_R_" async=""></script></body></html>`;

test("a single loader element replaces the page's scripts and preloads, in order", () => {
  const { html } = transform(page());
  expect(html.match(/<script[^>]*\ssrc="[^"]*"/g)).toEqual([
    expect.stringMatching(/^<script async="" type="text\/plain" src="\/_next\/loader\/[\w-]{16}\.js"$/),
  ]);
  expect(html).not.toMatch(/<link[^>]*as="script"/);
  expect(html).toContain('data-scripts="/_next/static/a.js /_next/static/c.js"');
  expect(html).toContain('<script>flight("one")</script>');
});

test("a single inline script requests the page's fonts", () => {
  const two = page().replace("<script>mode", '<link rel="preload" as="font" href="/g.woff2"/><script>mode');
  const { html } = transform(two);
  expect(html).not.toMatch(/<link[^>]*woff2/);
  expect(html.match(/data-faces="[^"]*"/g)).toEqual(['data-faces="/f.woff2 /g.woff2"']);
  expect(transform(page().replace(/<link[^>]*as="font"[^>]*>/, "")).html).toContain('data-faces=""');
});

test("the page's own inline script is merged into the first one, so that the policy names one", () => {
  const own = page().replace("<script>mode()", '<script data-choices="true">mode();');
  const { html, policy } = transform(own);
  expect(html).toMatch(/<script data-faces="[^"]*">mode\(\);\(\(\)=>/);
  expect(html).toContain('<script data-choices="true"></script>');
  expect(policy.split(";")[1]?.match(/sha256/g)?.length).toBe(
    (transform(page())
      .policy.split(";")[1]
      ?.match(/sha256/g)?.length ?? 0) - 1,
  );
});

test("polyfill scripts are removed from the page", () => {
  const { html } = transform(page());
  expect(html).not.toContain("p.js");
});

test.each([
  ["a widget on it", page('<div data-hydrate="load"></div>'), {}],
  ["a draft that an editor looks at", page(), { preview: true }],
  ["a frame of the page builder", page(), { framed: true }],
])("a page with %s keeps its scripts", (_, rendered, options) => {
  const { html } = transform(rendered, options);
  expect(html).toContain('<script src="/_next/static/a.js" async="">');
  expect(html).not.toContain("data-scripts=");
});

test("the policy names every inline script that runs, and nothing else", () => {
  const { html, policy } = transform(page());
  const inline = [...html.matchAll(/<script(?! type="(?:text|application))[^>]*>([^<][\s\S]*?)<\/script>/g)].map(
    ([, text = ""]) => hashInline(text),
  );
  expect(inline).toContain(hashInline(speculationRules));
  expect(/script-src ([^;]*)/.exec(policy)?.[1]?.split(" ")).toEqual(["'self'", ...inline]);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain("unsafe");
});

test("only Prismic may frame a page, and only previews and the simulator, which the site itself may frame too", () => {
  expect(transform(page()).policy).toContain("frame-ancestors 'none'");
  for (const framing of [{ framed: true, framable: false }, { preview: true }, { framable: true }]) {
    const own = framing.framed ? "'self' " : "";
    expect(transform(page(), framing).policy).toContain(
      `frame-ancestors ${own}https://prismic.io https://*.prismic.io`,
    );
  }
});

test("no page may connect to Prismic, not even a preview", () => {
  for (const options of [{ preview: true }, { framed: true }, {}]) {
    const { policy } = transform(page(), options);
    const loading = policy.split("; ").filter((directive) => !directive.startsWith("frame-ancestors "));
    expect(loading.join("; ")).not.toMatch(/prismic|wroom/);
  }
  expect(transform(page(), { preview: true }).policy).toContain("require-trusted-types-for 'script'");
});

test("origins that the app declares are in the policy; a foreign script turns Trusted Types off", () => {
  const origins = { script: ["https://tags.example"], connect: ["https://tags.example"], image: [], frame: [] };
  const { policy } = transform(page(), { origins });
  expect(policy).toContain("connect-src 'self' https://tags.example;");
  expect(policy).not.toContain("trusted-types");
});

test("the site's own scripts before hydration are at most 3 KB on the wire", () => {
  const choices = [
    ...bundleScripts([join(import.meta.dirname, "../../features/site-chrome/storedChoices/script.ts")]).values(),
  ];
  const inline = brotliCompressSync(choices.join("") + client.first).length;
  expect(inline + brotliCompressSync(client.loader).length).toBeLessThanOrEqual(3_072);
});

test("the RSC payload is moved out of the page and referenced by its URL", () => {
  const pushes = `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script>`;
  const { html, payload } = transform(page(pushes), { payloadUrl: (data) => `/flight?${data.length}&x` });
  expect(payload).toBe('(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"a"])');
  expect(html).not.toContain("__next_f");
  expect(html).toContain(`data-flight="/flight?${payload.length}&amp;x"`);
  expect(transform(page(pushes + '<i data-hydrate="load"></i>'), { payloadUrl: () => "/flight" }).html).toContain(
    "__next_f",
  );
});
