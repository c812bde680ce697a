import { PreviewStart } from "@/app/_page/PreviewStart";

export const dynamic = "force-dynamic";

export const metadata = { title: "预览", robots: { index: false, follow: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ChinesePreviewPage({ searchParams }: Props) {
  return <PreviewStart locale="cn" query={await searchParams} />;
}
