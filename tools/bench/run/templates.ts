/** One page of every template, and whether it contains a widget. */
export const templates = [
  { name: "home", path: "/", hasWidget: false },
  { name: "about", path: "/about/", hasWidget: false },
  { name: "legal", path: "/privacy-policy/", hasWidget: false },
  { name: "docs", path: "/docs/get-started/", hasWidget: false },
  { name: "blog", path: "/blog/", hasWidget: false },
  { name: "case study", path: "/case-studies/trust-wallet/", hasWidget: false },
  { name: "contact", path: "/contact/", hasWidget: false },
  { name: "nodes", path: "/nodes/", hasWidget: true },
  { name: "one chain", path: "/nodes/eth/", hasWidget: true },
  { name: "pricing", path: "/pricing/", hasWidget: true },
  { name: "compute units", path: "/pricing/compute-units/", hasWidget: true },
  { name: "faucet", path: "/faucet/eth-sepolia/", hasWidget: true },
] as const;
