import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { LazyConsole } from "@/features/console";
import { ConsolePreview, getBestSource, listMethodParts, loadSources, PreviewParts } from "@/features/console/server";
import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { loadSettings } from "@/features/content/server";
import { catalogue, findChain } from "@/features/shared/catalogue/catalogue";
import { demoChain } from "@/features/shared/contracts/demoChain";
import { translate } from "@/features/shared/contracts/translate";
import { findMethodChain } from "@/features/shared/catalogue/listMethodChains";
import { findMethodPage } from "@/features/shared/catalogue/methodPages";

/** Heads the parts of a console without a title of its own. */
const consoleTitle = translate({ en: "Request and response", cn: "请求与响应" });

const chains = catalogue.filter(({ status }) => status === "available");
const chainNames = chains.map(({ key, name }) => ({ key, name }));

export default async function Console({ slice, context }: SliceProps<Content.ConsoleSlice>) {
  const { locale } = context;
  const { anchor } = slice.primary;
  const page = findMethodPage(context.parameters.method ?? "");
  const named = slice.primary.chain || context.parameters.node;
  const isOfAll = slice.primary.chains === "all";
  const own = named ? findChain(named) : page && findMethodChain(page.family, page.method);
  const chain = own ?? (isOfAll ? chains.find(({ key }) => key === demoChain.chain) : undefined);
  if (!chain || chain.status !== "available") return null;
  const [settings, sources] = await Promise.all([loadSettings(locale), loadSources(chain)]);
  const host = settings.data.endpoint_host || "example.com";
  const source = getBestSource(chain, sources);
  return (
    <SliceSection slice={slice} locale={locale} {...getHead(slice.primary, source)}>
      {isFilled.richText(slice.primary.title) ? null : <h2 className="visuallyHidden">{consoleTitle[locale]}</h2>}
      <LazyConsole
        chain={chain.key}
        chains={isOfAll ? chainNames : undefined}
        host={host}
        anchor={anchor ?? ""}
        start={page && { method: listMethodParts(page).consoleName }}
        locale={locale}
        parts={
          <PreviewParts
            chain={chain}
            host={host}
            sources={sources}
            methodName={page?.method}
            isCodeOpen={isOfAll}
            locale={locale}
          />
        }
      >
        <ConsolePreview
          chain={chain}
          chains={isOfAll ? chainNames : undefined}
          sources={sources}
          methodName={page?.method}
          locale={locale}
        />
      </LazyConsole>
    </SliceSection>
  );
}

type Primary = Content.ConsoleSlice["primary"];

/** Title and introduction by the source of responses; the general ones where an editor left the others empty. */
function getHead(fields: Primary, source: ReturnType<typeof getBestSource>): Pick<Primary, "title" | "lede"> {
  const general = { title: fields.title, lede: fields.lede };
  if (source !== "demo" && source !== "example") return general;
  const title = fields[`${source}_title`];
  return isFilled.richText(title) ? { title, lede: fields[`${source}_lede`] } : general;
}
