import { pageRoute } from "@/app/_page/pageRoute";
import { templateParameters } from "@/app/_routing/templateParameters";
import { listStaticPaths } from "@/features/content/server";

// A fallback: publishing revalidates pages by tag.
export const revalidate = 300;

export async function generateStaticParams() {
  return listStaticPaths(await templateParameters());
}

const { generateMetadata, Page } = pageRoute();

export { generateMetadata, Page as default };
