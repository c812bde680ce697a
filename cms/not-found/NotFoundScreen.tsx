import { Fragment, useCallback, useState } from "react";
import { X } from "lucide-react";

import { writeEditPath } from "#contracts/studioPath.ts";
import { formatDate, formatNumber, getLanguage, htmlLang, prismicLang } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { IconButton } from "#cms/editor/parts/IconButton.tsx";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import type { PageProposal } from "#cms/shell/StudioStore.ts";
import { EmptyScreen } from "#cms/shell/ui/EmptyScreen.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import rowStyles from "#cms/shell/ui/rows.module.css";
import { LoadingRows } from "#cms/shell/ui/LoadingRows.tsx";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";

import { dismissNotFound, loadNotFound } from "./api.ts";
import type { NotFoundRow } from "./contract.ts";
import { redirectType } from "./createRedirect.ts";
import { messages } from "./messages.ts";
import { RedirectForm } from "./RedirectForm.tsx";
import styles from "./NotFoundScreen.module.css";

/** Searches without a result and paths without a page; each begins a page or a redirect, or is dismissed. */
export default observer(function NotFoundScreen() {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const { value, error, reload } = useLoaded(useCallback((signal: AbortSignal) => loadNotFound(signal), []));
  const [redirected, setRedirected] = useState<number>();
  const [dismissed, setDismissed] = useState<NotFoundRow>();
  const [failure, setFailure] = useState<unknown>();
  const attempt = async (task: () => Promise<void>) => {
    setFailure(undefined);
    try {
      await task();
    } catch (caught) {
      studio.noteFailure(caught);
      setFailure(caught);
    }
  };
  const dismiss = (row: NotFoundRow, isDismissed = true) =>
    attempt(async () => {
      await dismissNotFound(row.id, isDismissed);
      setDismissed(isDismissed ? row : undefined);
      studio.announce(isDismissed ? text.dismissed(row.text) : "");
      reload();
    });
  const mayRedirect = ({ locale: own }: NotFoundRow) =>
    studio.mayChange({ lang: prismicLang(own), type: redirectType });
  return (
    <>
      <ScreenHead title={text.title} help={text.help} name="not-found" />
      <FailureNotice error={error} failure={failure} onRetry={reload} />
      {value || error ? null : <LoadingRows>{text.loading}</LoadingRows>}
      {dismissed ? (
        <p key={dismissed.id} className={styles.dismissed}>
          {text.dismissed(dismissed.text)}
          {/* The button that had the focus is gone. */}
          <Button size="small" autoFocus onClick={() => void dismiss(dismissed, false)}>
            {text.undo}
          </Button>
        </p>
      ) : null}
      {value && lists.every((list) => value[list].length === 0) ? (
        <EmptyScreen title={text.none}>{text.noneText}</EmptyScreen>
      ) : null}
      {value
        ? lists
            .filter((list) => value[list].length > 0)
            .map((list) => (
              <section key={list} className={styles.section} aria-label={text[list]}>
                <h2>{text[list]}</h2>
                <ul className={rowStyles.root}>
                  {value[list].map((row) => (
                    <li key={row.id}>
                      <span>
                        <strong lang={htmlLang(row.locale)}>{row.text}</strong>
                        <Referrers row={row} from={text.from} />
                      </span>
                      <small className={styles.count}>
                        {text.times(formatNumber(row.count, locale), row.count === 1)}
                        <span>
                          {list === "searches" ? `${getLanguage(row.locale).name} · ` : ""}
                          {text.last(formatDate(row.last_day, locale))}
                        </span>
                      </small>
                      <span className={rowStyles.actions}>
                        {list === "paths" && mayRedirect(row) ? (
                          <Button
                            size="small"
                            aria-label={text.redirectLabel(row.text)}
                            aria-expanded={redirected === row.id}
                            onClick={() => setRedirected(redirected === row.id ? undefined : row.id)}
                          >
                            {text.redirect}
                          </Button>
                        ) : null}
                        <Button
                          size="small"
                          aria-label={text.createLabel(row.text)}
                          onClick={() => studio.open("new-page", toProposal(list, row))}
                        >
                          {text.create}
                        </Button>
                        <IconButton icon={X} label={text.dismissLabel(row.text)} onClick={() => void dismiss(row)} />
                      </span>
                      {redirected === row.id ? (
                        <RedirectForm path={row.text} onClose={() => setRedirected(undefined)} />
                      ) : null}
                    </li>
                  ))}
                </ul>
              </section>
            ))
        : null}
    </>
  );
});

const lists = ["searches", "paths"] as const;

const toProposal = (list: (typeof lists)[number], { text, locale }: NotFoundRow): PageProposal =>
  list === "paths" ? { path: text } : { title: text, lang: prismicLang(locale) };

/** Pages of this site, which open in the Studio to mend the link, and names of other hosts. */
function Referrers({ row: { referrers }, from }: { row: NotFoundRow; from: string }) {
  if (referrers.length === 0) return null;
  return (
    <small className={rowStyles.detail}>
      {from}{" "}
      {referrers.map((one, index) => (
        <Fragment key={one.from}>
          {index === 0 ? "" : ", "}
          {one.from.startsWith("/") ? (
            <StudioLink href={writeEditPath(encodeURI(one.from))}>{one.from}</StudioLink>
          ) : (
            one.from
          )}
        </Fragment>
      ))}
    </small>
  );
}
