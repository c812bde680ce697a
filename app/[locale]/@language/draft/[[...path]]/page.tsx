import { Language } from "@/app/_page/Language";

type Props = { params: Promise<{ locale: string; path?: string[] }> };

export default async function DraftLanguage({ params }: Props) {
  const { locale, path } = await params;
  return <Language locale={locale} path={path} />;
}
