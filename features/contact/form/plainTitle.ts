import type { Locale } from "@/features/shared/locale";

import type { FormId } from "./forms";
import { plainMessages } from "./plainMessages";

/** The heading of a form where it stands on a page that was written for another form. */
export const plainTitle = (form: FormId, locale: Locale): string => plainMessages[locale].titles[form];
