import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { findChain } from "@/features/shared/catalogue/catalogue";
import { demoChain } from "@/features/shared/contracts/demoChain";
import { Pulse as PulseStrip } from "@/features/shared/pulse";
import { blockSeconds, usualChains } from "@/features/shared/pulse/blockTimes";

export default function Pulse({ slice, context }: SliceProps<Content.PulseSlice>) {
  const { title, lede, note, chains } = slice.primary;
  const named = (chains ?? "").split(/[\s,]+/).filter(Boolean);
  const rows = (named.length > 0 ? named : usualChains).flatMap((key) => {
    const chain = findChain(key);
    const seconds = chain && blockSeconds[chain.key];
    return chain && seconds !== undefined ? [{ key: chain.key, name: chain.name, seconds }] : [];
  });
  return (
    <SliceSection slice={slice} locale={context.locale} title={title} lede={lede} note={note}>
      <PulseStrip rows={rows} demoSeconds={demoChain.blockSeconds} locale={context.locale} />
    </SliceSection>
  );
}
