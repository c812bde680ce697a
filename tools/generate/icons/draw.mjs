// Draws the sprites of chain icons: one symbol for every chain of the catalogue, from public icon sets where they have
// it.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { networks } from "@web3icons/common/metadata/networks";

import { optimizeIcon } from "./optimizeIcon.mjs";
import { prepareIcon } from "./prepareIcon.mjs";

const sets = join(import.meta.dirname, "node_modules");
const web3 = join(sets, "@web3icons/core/dist/svgs");
const classic = join(sets, "cryptocurrency-icons/svg/color");

// Chains for which the rules below find no icon, or that of another project with the same ticker.
const chosen = {
  doge: `${classic}/doge.svg`,
  // Thinner lines are faint in a list, above all on the dark background.
  atom: `${classic}/atom.svg`,
  iota: `${classic}/miota.svg`,
  // One of its two colours is invisible on the light background.
  heco: `${web3}/tokens/mono/HT.svg.js`,
  // The set has a plain square, which looks like a missing picture: the earlier mark, a disc with a slot.
  base: '<svg viewBox="0 0 24 24"><path fill="light-dark(#0052ff,#3f7dff)" d="M3.03 12.9a9 9 0 1 0 0-1.8h11.9v1.8z"/></svg>',
  // Its gradient of two dark colours is lost on the dark background: the same shape in the second of them.
  arc: '<svg viewBox="0 0 24 24"><path fill="#842d56" d="M3.5 21c.15-4.4.9-8.52 2.14-11.72C7.22 5.23 9.51 3 12.1 3s4.86 2.23 6.44 6.28a32 32 0 0 1 1.8 7.34l.08.73.01.04s.21 1.32.26 3.6h-.03c-.31-.25-4-3.14-10.1-2.3q.13-1.57.37-3.01l.03-.15a25 25 0 0 1 6.1.57l-.01-.11a27 27 0 0 0-1.45-5.56c-1.03-2.63-2.37-4.27-3.5-4.27S9.6 7.8 8.59 10.43q-.38.96-.68 2.04a30 30 0 0 0-.72 3.21A40 40 0 0 0 6.66 21z"/></svg>',
  bitlayer: undefined,
  core: undefined,
};

// Chains that most pages show, among them the home page, share the first file.
const often = "eth btc bsc pol base arb op sol trx avax arbnova doge atom linea ltc bch gno celo".split(" ");

const chains = JSON.parse(readFileSync("content/data/protocols.json", "utf8"));

const slug = (name) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

function findNetwork({ name, family, networks: own }) {
  const id = family.includes("evm") ? own.mainnet?.chainId : undefined;
  const byId = id && networks.find(({ caip2id }) => caip2id === `eip155:${id}`);
  return byId ?? networks.find((network) => slug(network.name) === slug(name) || network.id === slug(name));
}

function candidates(chain) {
  if (chain.key in chosen) return [chosen[chain.key]];
  const network = findNetwork(chain)?.filePath.split(":")[1];
  const ticker = chain.ticker.toUpperCase();
  return [
    network && `${web3}/networks/branded/${network}.svg.js`,
    network && `${web3}/networks/mono/${network}.svg.js`,
    // Many chains use ether as their coin; its icon is the mark of one.
    ticker !== "ETH" && `${web3}/tokens/branded/${ticker}.svg.js`,
    ticker !== "ETH" && `${classic}/${ticker.toLowerCase()}.svg`,
  ];
}

async function load(path) {
  if (path.startsWith("<svg")) return path;
  if (path.endsWith(".svg")) return readFileSync(path, "utf8");
  return (await import(pathToFileURL(path).href)).default;
}

const symbols = [];
for (const chain of chains) {
  const path = candidates(chain).find((one) => one && (one.startsWith("<svg") || existsSync(one)));
  symbols.push({ key: chain.key, symbol: prepareIcon(chain.key, path && optimizeIcon(await load(path))) });
}
// Several files, because a browser parses each as a document: one file of all icons would block the page. Not many,
// because a list of all chains waits for each of them.
const isOften = ({ key }) => often.includes(key);
const sprites = [
  symbols.filter(isOften),
  ...inParts(
    symbols.filter((symbol) => !isOften(symbol)),
    32_000,
  ),
];
const version = createHash("sha256").update(JSON.stringify(sprites)).digest("hex").slice(0, 10);
rmSync("public/icons", { recursive: true, force: true });
mkdirSync("public/icons", { recursive: true });
for (const [index, part] of sprites.entries()) {
  const body = part.map(({ symbol }) => symbol).join("\n");
  writeFileSync(`public/icons/chains-${index}.svg`, `<svg xmlns="http://www.w3.org/2000/svg">\n${body}\n</svg>\n`);
}
writeFileSync(
  "features/shared/ui/ChainIcon/sprites.ts",
  `// Written by \`npm run generate\`. DO NOT EDIT.
/** A hash of all icons. */
export const version = "${version}";

/** The keys of the chains in each sprite file. */
export const sprites = [
${sprites.map((part) => `  "${part.map(({ key }) => key).join(" ")}",\n`).join("")}];
`,
);
console.log(`${symbols.length} chain icons in ${sprites.length} files`);

/** In the order of the catalogue, which puts related chains beside each other. */
function inParts(all, most) {
  const parts = [[]];
  let size = 0;
  for (const one of all) {
    size += one.symbol.length;
    if (size > most && parts.at(-1).length > 0) {
      parts.push([]);
      size = one.symbol.length;
    }
    parts.at(-1).push(one);
  }
  return parts;
}
