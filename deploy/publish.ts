/**
 * `npm run publish:pages -- http://127.0.0.1:3000 /srv/halyard [--brotli]`: writes a running site's pages as files from
 * which nginx serves them (NGINX_FILES). Run it after a deployment and after a publication, then `nginx -s reload`.
 */
import { publishPages } from "./publishPages.ts";

const [site, folder, option] = process.argv.slice(2);
if (!site || !folder || (option !== undefined && option !== "--brotli")) {
  console.error("Usage: npm run publish:pages -- <url> <folder> [--brotli]");
  process.exit(1);
}
const { written, left } = await publishPages({ site, folder, brotli: option !== undefined });
console.log(`${written} pages written`);
if (left.length > 0) console.warn(`not published, served by the site: ${left.join(" ")}`);
