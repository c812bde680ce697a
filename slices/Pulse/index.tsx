import type { Content } from "@prismicio/client";

import { getBestSource, loadSources } from "@/features/console/server";
import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { findChain } from "@/features/shared/catalogue/catalogue";
import { demoChain } from "@/features/shared/contracts/demoChain";
import { Pulse as PulseStrip } from "@/features/shared/pulse";
import { blockSeconds, usualChains } from "@/features/shared/pulse/blockTimes";

export default async function Pulse({ slice, context }: SliceProps<Content.PulseSlice>) {
  const { title, lede, note, chains } = slice.primary;
  const named = (chains ?? "").split(/[\s,]+/).filter(Boolean);
  const listed = (named.length > 0 ? named : usualChains).flatMap((key) => {
    const chain = findChain(key);
    const seconds = chain && blockSeconds[chain.key];
    return chain && seconds !== undefined ? [{ chain, key: chain.key, name: chain.name, seconds }] : [];
  });
  const rows = await Promise.all(
    listed.map(async ({ chain, ...row }) => ({
      ...row,
      isConnected: getBestSource(chain, await loadSources(chain)) === "endpoint",
    })),
  );
  return (
    <SliceSection slice={slice} locale={context.locale} title={title} lede={lede} note={note}>
      <PulseStrip
        rows={rows.filter(({ isConnected }) => isConnected)}
        others={rows.filter(({ isConnected }) => !isConnected)}
        demoSeconds={demoChain.blockSeconds}
        locale={context.locale}
      />
    </SliceSection>
  );
}
