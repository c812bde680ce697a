import type { Blocks } from "@/features/shared/contracts/platformApi";
import { requestBlocks } from "@/features/shared/pulse/requestBlocks";

export type Height = { height: number; isDemo: boolean };

/** The latest block of a chain's main network, or of the demo chain, by the chain's key. */
export type Heights = Readonly<Record<string, Height>>;

const tries = 3;
const waitMs = 1_500;
const mainNetwork = "mainnet";

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * The heights of the connected chains. The platform watches blocks only while it is asked for them, so a network that has
 * none yet is asked for again, three times at most. Throws `HttpError`.
 */
export async function readHeights(request = requestBlocks, wait = sleep): Promise<Heights> {
  for (let attempt = 1; ; attempt += 1) {
    const { networks } = await request();
    if (attempt === tries || networks.every(({ blocks }) => blocks.length > 0)) return toHeights(networks);
    await wait(waitMs);
  }
}

function toHeights(networks: Blocks["networks"]): Heights {
  const heights: Record<string, Height> = {};
  for (const { chain, network, isDemo, blocks } of networks) {
    const latest = blocks.at(-1);
    if (!latest || (!isDemo && network !== mainNetwork)) continue;
    if (isDemo && heights[chain]) continue;
    heights[chain] = { height: latest.height, isDemo };
  }
  return heights;
}
