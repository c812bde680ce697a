/** Text of a browser script, bundled and minified at build time (`server/pages/inlineScript.mjs`). */
declare module "*?inline" {
  const text: string;
  export default text;
}

/** A face's URL in the built site (`turbopack.rules` in next.config.js). */
declare module "*.woff2" {
  const url: string;
  export default url;
}
