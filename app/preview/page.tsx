import { PreviewStart } from "@/app/_page/PreviewStart";
import { defaultLocale } from "@/features/shared/locale";

export const dynamic = "force-dynamic";

export const metadata = { title: "Preview", robots: { index: false, follow: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PreviewPage({ searchParams }: Props) {
  return <PreviewStart locale={defaultLocale} query={await searchParams} />;
}
