import { pageRoute } from "@/app/_page/pageRoute";
import { PreviewBar } from "@/features/content/server";

// A route of its own, so that no cache can store a draft. Only `proxy.ts` rewrites here.
export const dynamic = "force-dynamic";

const { generateMetadata, Page } = pageRoute({ isDraft: true, Below: PreviewBar });

export { generateMetadata, Page as default };
