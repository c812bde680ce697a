/** Text of a browser script, bundled and minified at build time (`.config/inlineScript.mjs`). */
declare module "*?inline" {
  const text: string;
  export default text;
}
