/** A face's address in the built site (`turbopack.rules` in next.config.js). */
declare module "*.woff2" {
  const address: string;
  export default address;
}
