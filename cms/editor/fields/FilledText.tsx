import { fillBrand, readBrand } from "#contracts/brand.ts";
import { observer } from "@/features/shared/mobx";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { toText } from "#cms/editor/store/json.ts";

import { messages } from "./messages.ts";
import styles from "./control.module.css";

type Props = { slice: string; text: string };

/** Beneath a text of the settings that names other settings in braces: how visitors read it. */
export const FilledText = observer(function FilledText({ slice, text }: Props) {
  const { session, locale } = useEditor();
  const { store, summary } = session;
  if (slice !== "" || summary.type !== "settings" || !text.includes("{")) return null;
  const read = (name: string) => toText(store.get("", `data/${name}`));
  const brand = readBrand(
    {
      site_name: read("site_name"),
      legal_name: read("legal_name"),
      endpoint_host: read("endpoint_host"),
      support_email: read("support_email"),
    },
    "latin",
  );
  const filled = fillBrand(text, brand).replaceAll(/\{(\w+)\}/g, (whole, name: string) => read(name) || whole);
  return filled === text ? null : (
    <small className={styles.filled}>
      {messages[locale].readAs} {filled}
    </small>
  );
});
