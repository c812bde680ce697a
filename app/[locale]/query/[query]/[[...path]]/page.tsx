import { pageRoute } from "@/app/_page/pageRoute";

// A page rendered for its query: search and filters are in the first HTML. Only `proxy.ts` rewrites here.
export const dynamic = "force-dynamic";

const { generateMetadata, Page } = pageRoute();

export { generateMetadata, Page as default };
