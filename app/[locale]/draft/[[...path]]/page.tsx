import { pageRoute } from "@/app/_page/pageRoute";
import { PreviewBar } from "@/features/content/server";

// Apart from the pages of visitors, so that nothing of a draft can be kept. Only `proxy.ts` leads here.
export const dynamic = "force-dynamic";

const { generateMetadata, Page } = pageRoute({ isDraft: true, Below: PreviewBar });

export { generateMetadata, Page as default };
