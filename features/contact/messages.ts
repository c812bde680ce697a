import type { Locale } from "@/features/shared/locale";

import { cn } from "./words/cn";
import { en } from "./words/en";
import type { Messages } from "./words/Messages";

export const messages: Record<Locale, Messages> = { en, cn };
