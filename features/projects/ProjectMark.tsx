import {
  ArrowLeftRight,
  Code,
  Database,
  Gamepad2,
  IdCard,
  Image,
  Landmark,
  Radio,
  Telescope,
  Wallet,
  Waypoints,
  Wrench,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";

import { isOwnKey } from "@/features/shared/contracts/ownValue";

import styles from "./ProjectMark.module.css";

const drawings: Record<string, LucideIcon> = {
  library: Code,
  tool: Wrench,
  explorer: Telescope,
  data: Database,
  exchange: ArrowLeftRight,
  lending: Landmark,
  bridge: Waypoints,
  oracle: Radio,
  wallet: Wallet,
  identity: IdCard,
  game: Gamepad2,
  nft: Image,
};

/** The icon of a project's category in a frame, beside the project's name. */
export function ProjectMark({ category }: { category: string }) {
  const Drawing = isOwnKey(drawings, category) ? drawings[category] : undefined;
  return (
    <span className={styles.root}>{Drawing ? <Drawing size={20} strokeWidth={1.5} aria-hidden="true" /> : null}</span>
  );
}
