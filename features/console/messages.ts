import { translate } from "@/features/shared/contracts/translate";

import { cn } from "./words/cn";
import { en } from "./words/en";
import type { Messages } from "./words/Messages";

/** Words of the console. */
export const messages = translate<Messages>({ en, cn });
