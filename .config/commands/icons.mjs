// Draws the sprite of chain icons: one symbol for every chain of the data room, from public icon sets where one fits.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { networks } from "@web3icons/common/metadata/networks";

import { prepareIcon } from "./icons/prepare.mjs";

const web3 = "node_modules/@web3icons/core/dist/svgs";
const classic = "node_modules/cryptocurrency-icons/svg/color";

// Chains whose icon the rules below cannot find, or find wrongly (another project has the same ticker).
const chosen = {
  doge: `${classic}/doge.svg`,
  iota: `${classic}/miota.svg`,
  bitlayer: undefined,
  core: undefined,
};

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
    // Ether is the coin of many chains and the mark of one.
    ticker !== "ETH" && `${web3}/tokens/branded/${ticker}.svg.js`,
    ticker !== "ETH" && `${classic}/${ticker.toLowerCase()}.svg`,
  ];
}

async function load(path) {
  if (path.endsWith(".svg")) return readFileSync(path, "utf8");
  return (await import(`../../${path}`)).default;
}

const symbols = [];
for (const chain of chains) {
  const path = candidates(chain).find((one) => one && existsSync(one));
  symbols.push(prepareIcon(chain.key, path && (await load(path))));
}
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
const version = createHash("sha256").update(sprite).digest("hex").slice(0, 10);
mkdirSync("public/icons", { recursive: true });
writeFileSync("public/icons/chains.svg", sprite);
writeFileSync(
  "features/shared/ui/ChainIcon/sprite.ts",
  `// Written by \`npm run generate\`. DO NOT EDIT.\n/** Address of the chain icons, with the version of what is in it. */\nexport const sprite = "/icons/chains.svg?v=${version}";\n`,
);
console.log(`${symbols.length} chain icons, ${Math.round(sprite.length / 1024)} KB`);
