import {
  Book,
  Box,
  Calendar,
  ChartColumn,
  Check,
  Clock,
  Code,
  Database,
  Download,
  FileText,
  Gauge,
  Globe,
  Key,
  Layers,
  Lock,
  Mail,
  MessageCircle,
  Network,
  Search,
  Server,
  Settings,
  Shield,
  Users,
  Wallet,
  Zap,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";

import { isOwnKey } from "@/features/shared/contracts/ownValue";

const drawings: Record<string, LucideIcon> = {
  server: Server,
  shield: Shield,
  gauge: Gauge,
  globe: Globe,
  code: Code,
  database: Database,
  key: Key,
  clock: Clock,
  layers: Layers,
  chart: ChartColumn,
  network: Network,
  lock: Lock,
  zap: Zap,
  book: Book,
  users: Users,
  mail: Mail,
  message: MessageCircle,
  calendar: Calendar,
  file: FileText,
  download: Download,
  wallet: Wallet,
  box: Box,
  search: Search,
  settings: Settings,
  check: Check,
};

/** An interface icon an editor can pick; nothing for `none` and unknown names. For server components only. */
export function Icon({ name, size = 20 }: { name: string | null | undefined; size?: number }) {
  const Drawing = isOwnKey(drawings, name ?? "") ? drawings[name ?? ""] : undefined;
  return Drawing ? <Drawing size={size} strokeWidth={1.5} aria-hidden="true" /> : null;
}
