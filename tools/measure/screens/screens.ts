import type { Screen } from "./Screen.ts";
import { states } from "./states.ts";
import { windows } from "./windows.ts";

const pages: Screen[] = [
  { name: "home", path: "/" },
  { name: "nodes", path: "/nodes/" },
  { name: "nodes-interface", path: "/nodes/json-rpc/" },
  { name: "chain", path: "/nodes/eth/" },
  { name: "chain-not-evm", path: "/nodes/sol/" },
  { name: "dedicated", path: "/dedicated-nodes/" },
  { name: "pricing", path: "/pricing/" },
  { name: "compute-units", path: "/pricing/compute-units/" },
  { name: "tracker", path: "/tracker/" },
  { name: "faucet-list", path: "/faucet/" },
  { name: "faucet", path: "/faucet/eth-sepolia/" },
  { name: "marketplace", path: "/marketplace/" },
  { name: "projects", path: "/marketplace/projects/" },
  { name: "project", path: "/marketplace/projects/viem/" },
  { name: "case-studies", path: "/case-studies/" },
  { name: "case-study", path: "/case-studies/trust-wallet/" },
  { name: "contact", path: "/contact/" },
  { name: "blog", path: "/blog/" },
  { name: "post", path: "/blog/measuring-rpc-latency-honestly/" },
  { name: "docs", path: "/docs/" },
  { name: "docs-page", path: "/docs/get-started/" },
  { name: "docs-methods", path: "/docs/methods-evm/" },
  { name: "docs-errors", path: "/docs/errors/" },
  { name: "legal", path: "/privacy-policy/" },
  { name: "sla", path: "/sla/" },
  { name: "faq", path: "/faq/" },
  { name: "search", path: "/search/?q=0x38" },
  { name: "media-kit", path: "/media-kit/" },
  { name: "about", path: "/about/" },
  { name: "enterprise", path: "/enterprise-api/" },
  { name: "node-clusters", path: "/node-clusters/" },
  { name: "appchain", path: "/appchain/" },
  { name: "ambassadors", path: "/ambassadors-program/" },
  { name: "startup", path: "/near-startup-program/" },
  { name: "missing", path: "/no/such/page/", status: 404 },
];

/** Every template, modal and state of the site; paths get the language's prefix. */
export const screens: Screen[] = [...pages, ...states, ...windows];
