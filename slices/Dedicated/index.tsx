import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { Configurator } from "@/features/dedicated/server";
import { findChain } from "@/features/shared/catalogue/catalogue";

import { findHardware } from "./findHardware";

export default async function Dedicated({ slice, context }: SliceProps<Content.DedicatedSlice>) {
  const { title, lede, chain } = slice.primary;
  const named = findChain(context.query.chain ?? "");
  const key = named?.key ?? findChain(chain ?? "")?.key ?? "eth";
  const hardware = await findHardware(key, context.locale);
  return (
    <SliceSection slice={slice} locale={context.locale} title={title} lede={lede}>
      <Configurator chain={key} isNamed={named !== undefined} hardware={hardware} locale={context.locale} />
    </SliceSection>
  );
}
