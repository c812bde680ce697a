import type { Metadata } from "next";
import { notFound } from "next/navigation";

import { errorStatuses, isErrorStatus } from "@/features/shared/contracts/errorStatuses";
import { isLocale, locales } from "@/features/shared/locale";
import { describeStatus, StatusPage } from "@/features/site-chrome/server";

type Props = { params: Promise<{ locale: string; status: string }> };

export const generateStaticParams = () =>
  locales.flatMap((locale) => errorStatuses.map((status) => ({ locale, status: String(status) })));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, status } = await readParameters(params);
  return { title: describeStatus(status, locale).title, robots: { index: false } };
}

/** The generic error page of a status; static, so that it needs no back end. */
export default async function Failure({ params }: Props) {
  return <StatusPage {...await readParameters(params)} />;
}

async function readParameters(params: Props["params"]) {
  const { locale, status: digits } = await params;
  const status = Number(digits);
  if (!isLocale(locale) || !isErrorStatus(status)) return notFound();
  return { locale, status };
}
