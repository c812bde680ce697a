import { Language } from "@/app/_page/Language";

type Props = { params: Promise<{ locale: string }> };

export default async function UnavailableLanguage({ params }: Props) {
  return <Language locale={(await params).locale} path={["503"]} />;
}
