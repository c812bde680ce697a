import { visitorLocale } from "@/app/_routing/visitorLocale";

import { PreviewStart } from "@/app/_page/PreviewStart";

export const dynamic = "force-dynamic";

export const metadata = { title: "Preview", robots: { index: false, follow: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PreviewPage({ searchParams }: Props) {
  return <PreviewStart locale={await visitorLocale()} query={await searchParams} />;
}
