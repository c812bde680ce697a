const hash = `0x${"ab".repeat(32)}`;

/** One page of every template, in groups of similar cost. */
export const templates = [
  [
    "/",
    "/nodes/eth/",
    "/pricing/",
    "/faucet/",
    "/blog/",
    "/docs/get-started/",
    "/sla/",
    `/search/?q=archive%20${hash}`,
  ],
  ["/nodes/", "/pricing/compute-units/", "/faucet/eth-sepolia/", "/case-studies/", "/about/", "/faq/", "/docs/errors/"],
  [
    "/tracker/",
    "/dedicated-nodes/",
    "/marketplace/",
    "/case-studies/trust-wallet/",
    "/contact/",
    "/privacy-policy/",
    "/changelog/",
  ],
  [
    "/media-kit/",
    "/marketplace/projects/",
    "/blog/measuring-rpc-latency-honestly/",
    "/docs/methods-evm/",
    "/nodes/btc/",
    "/changelog/mining-methods-end/",
    "/incidents/sample-slow-region/",
  ],
];
