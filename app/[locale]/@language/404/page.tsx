import { Language } from "@/app/_page/Language";

type Props = { params: Promise<{ locale: string }> };

export default async function MissingLanguage({ params }: Props) {
  return <Language locale={(await params).locale} path={["404"]} />;
}
