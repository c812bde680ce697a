import { CircleCheck } from "lucide-react";

import { getLocaleByLang, localizePath } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { ButtonLink } from "@/features/shared/ui/Button";
import { toFieldPath } from "#cms/editor/fields/findProblems.ts";
import { useTargetNames } from "#cms/editor/fields/useTargetNames.ts";

import { useEditor } from "./EditorContext.ts";
import { messages } from "./messages.ts";
import { toText } from "./store/json.ts";
import styles from "./RedirectRoute.module.css";

/** A redirect in one line: from where to where, whether a page is there, and a link that tries it. */
export default observer(function RedirectRoute() {
  const { session, locale } = useEditor();
  const text = messages[locale];
  const { store, summary, publication } = session;
  const from = toText(store.get("", "data/from"));
  const link = store.get("", "data/to");
  const row = { link: link ?? null };
  const to = useTargetNames([row])(row);
  const hasProblem = session.publication.findings.some((finding) => toFieldPath(finding).startsWith("to"));
  // Nobody knows whether the page of another site is there.
  const isThere = to.startsWith("/") && publication.isChecked && !hasProblem;
  if (!from || !to) return null;
  return (
    <p className={styles.root}>
      <code>{from}</code>
      <span aria-hidden="true">→</span>
      <code>{to}</code>
      {isThere ? (
        <span className={styles.there}>
          <CircleCheck size={16} aria-hidden="true" />
          {text.targetIsThere}
        </span>
      ) : null}
      {/* What works is the published one. */}
      {summary.state === "published" && from.startsWith("/") ? (
        <ButtonLink
          size="small"
          href={localizePath(from, getLocaleByLang(summary.lang) ?? locale)}
          target="_blank"
          rel="noopener"
        >
          {text.tryIt}
        </ButtonLink>
      ) : null}
    </p>
  );
});
