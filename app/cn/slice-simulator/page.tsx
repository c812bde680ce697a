import { drawSimulator } from "@/app/_simulator/drawSimulator";

export const dynamic = "force-dynamic";

export const metadata = { title: "切片模拟器", robots: { index: false, follow: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ChineseSimulatorPage({ searchParams }: Props) {
  return drawSimulator({ locale: "cn", query: await searchParams, path: "/cn/slice-simulator/" });
}
