/** A face's URL in the built site (`turbopack.rules` in next.config.js). */
declare module "*.woff2" {
  const url: string;
  export default url;
}
