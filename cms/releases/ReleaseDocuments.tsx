import { useCallback, useState } from "react";
import { TriangleAlert } from "lucide-react";

import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { loadDocument } from "#cms/drafts/api.ts";
import { loadChanges } from "#cms/publishing/api.ts";
import { FindingCounts } from "#cms/publishing/FindingCounts.tsx";
import { ChangeList } from "#cms/publishing/ChangeList.tsx";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { describeKind } from "#cms/models/typeModels.ts";
import { Moment } from "#cms/shell/time/Moment.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import styles from "#cms/shell/ui/rows.module.css";
import { StateMark } from "#cms/shell/ui/StateMark.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { CompareButton } from "#cms/publishing/CompareButton.tsx";
import { ClashList } from "#cms/publishing/ClashList.tsx";
import { describeFinding } from "#cms/checks/describeFinding.ts";
import { describePath } from "#cms/shell/describePath.ts";

import { moveDraft } from "./api.ts";
import type { ReleaseDocument } from "./contract.ts";
import { messages } from "./messages.ts";

type Props = {
  release: string;
  documents: readonly ReleaseDocument[];
  onTake: (task: () => Promise<void>) => Promise<void>;
};

/** The pages of a release, each with what it changes for visitors and the problems that prevent publishing. */
export const ReleaseDocuments = observer(function ReleaseDocuments({ release, documents, onTake }: Props) {
  const { locale, models } = useStudio();
  const text = messages[locale];
  const [compared, setCompared] = useState<string>();
  if (documents.length === 0) return <p>{text.empty}</p>;
  const revision = documents.map(({ id, saved }) => `${id} ${saved}`).join();
  return (
    <ul className={styles.root}>
      {documents.map((document) => {
        const { id, title, lang, saved, saved_by: by, published } = document;
        return (
          <li key={id}>
            <span>
              <StudioLink href={writeDocumentPath(id, release)} lang={lang}>
                {title}
              </StudioLink>
              <small className={styles.detail}>
                {describeKind(models, document, locale)}
                {document.path ? ` · ${describePath(document)}` : ""}
              </small>
              {document.findings.map((finding, index) => (
                <strong key={index} className={styles.stop}>
                  <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" /> {describeFinding(finding, locale)}
                </strong>
              ))}
              <ClashList clashes={document.clashes} locale={locale} />
            </span>
            <span>
              <StateMark state={published === null ? "draft" : "changed"} locale={locale} />
              <small className={styles.detail}>
                <Moment at={saved} locale={locale} />
                {by ? ` · ${by.name}` : ""}
              </small>
              {/* The other pages of the release count too: links to them, translations. */}
              <FindingCounts key={revision} id={id} release={release} />
            </span>
            <div className={styles.actions}>
              <CompareButton
                {...{ title, published, locale }}
                path={document.path}
                isOpen={compared === id}
                onToggle={() => setCompared(compared === id ? undefined : id)}
              />
              <Button
                size="small"
                aria-label={text.takeOutLabel(title)}
                onClick={() =>
                  void onTake(async () => {
                    const { etag } = await loadDocument(id, release);
                    await moveDraft(id, etag, null, release);
                  })
                }
              >
                {text.takeOut}
              </Button>
            </div>
            {compared === id ? (
              <div className={styles.whole}>
                <Difference id={id} release={release} isNew={published === null} />
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
});

/** What a page of the release changes for visitors. */
const Difference = observer(function Difference({
  id,
  release,
  isNew,
}: {
  id: string;
  release: string;
  isNew: boolean;
}) {
  const { locale } = useStudio();
  const { value, error, reload } = useLoaded(
    useCallback((signal: AbortSignal) => loadChanges(id, release, signal), [id, release]),
  );
  if (error) return <FailureNotice error={error} onRetry={reload} />;
  if (!value) return <p role="status">{messages[locale].loading}</p>;
  return <ChangeList changes={value.changes} isNew={isNew} locale={locale} />;
});
