import { observer } from "@/features/shared/mobx";
import { Field as PlainField } from "@/features/shared/ui/Field";

/** The site's field as an observer: what `children` reads from a store is shown after each change. */
export const Field = observer(PlainField);
