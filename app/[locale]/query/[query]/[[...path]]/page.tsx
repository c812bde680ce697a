import { pageRoute } from "@/app/_page/pageRoute";

// A page drawn for its query: search and filters stand in the first HTML. Only `proxy.ts` leads here.
export const dynamic = "force-dynamic";

const { generateMetadata, Page } = pageRoute();

export { generateMetadata, Page as default };
