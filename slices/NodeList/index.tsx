import type { Content } from "@prismicio/client";

import { Actions, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { NodeListWidget } from "@/features/nodes";
import { loadNodeList, NodePreview, readFilters } from "@/features/nodes/server";
import { localizePath } from "@/features/shared/locale";

// Beside other content of a page: the most used ones, and a link to all.
const maxBeside = 12;

export default async function NodeList({ slice, context }: SliceProps<Content.NodeListSlice>) {
  const { locale } = context;
  const { title, lede } = slice.primary;
  const { rows, failedSince, staleSince, readAt, isSample } = await loadNodeList();
  if (slice.variation === "preview") {
    return (
      <SliceSection slice={slice} locale={locale} title={title} lede={lede} layout="beside">
        <NodePreview rows={rows} chains={slice.primary.chains ?? ""} locale={locale} isSample={isSample}>
          <Actions links={slice.primary.link} locale={locale} />
        </NodePreview>
      </SliceSection>
    );
  }
  const { kind, interface: only } = slice.primary;
  // A private server is chosen from such a list; what the shared nodes measure says nothing about it.
  const isOffer = kind === "dedicated";
  const offered = rows.filter((row) => (!only || row.interfaces.includes(only)) && (!isOffer || row.isDedicated));
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
      <NodeListWidget
        locale={locale}
        rows={offered}
        filters={readFilters(context.query)}
        isSample={isSample}
        failedSince={failedSince}
        staleSince={staleSince}
        readAt={readAt}
        limit={slice.primary.width === "wide" ? undefined : maxBeside}
        hasOneInterface={Boolean(only)}
        kind={isOffer ? "offer" : "full"}
        link={localizePath(isOffer ? "/dedicated-nodes/?chain={key}#server" : "/nodes/{key}/", locale)}
      />
    </SliceSection>
  );
}
