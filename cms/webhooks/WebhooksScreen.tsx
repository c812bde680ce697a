import { Fragment, useCallback, useState } from "react";
import { Ellipsis, Plus } from "lucide-react";

import { getPunctuation } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Moment } from "#cms/shell/time/Moment.tsx";
import { EmptyScreen } from "#cms/shell/ui/EmptyScreen.tsx";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";
import { LoadingRows } from "#cms/shell/ui/LoadingRows.tsx";
import { Menu } from "#cms/shell/ui/Menu.tsx";
import rows from "#cms/shell/ui/rows.module.css";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { ScreenNotice } from "#cms/shell/ui/ScreenNotice.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { useAttempt } from "#cms/shell/useAttempt.ts";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import { changeWebhook, loadWebhooks, testWebhook } from "./api.ts";
import { webhookEvents } from "./contract.ts";
import type { StudioWebhook } from "./contract.ts";
import { DeliveriesDialog } from "./DeliveriesDialog.tsx";
import { describeAttempt } from "./describeAttempt.ts";
import { messages } from "./messages.ts";
import { WebhookDialog } from "./WebhookDialog.tsx";
import type { WebhookTask } from "./WebhookDialog.tsx";
import styles from "./WebhooksScreen.module.css";

/** URLs that are told of publications, with what was sent to them; for owners. */
export default observer(function WebhooksScreen() {
  const studio = useStudio();
  const text = messages[studio.locale];
  if (studio.can("owner")) return <WebhookList />;
  return <ScreenNotice title={text.title} sentence={text.forbidden} />;
});

const WebhookList = observer(function WebhookList() {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const { comma } = getPunctuation(locale);
  const { value, error, reload } = useLoaded(useCallback((signal: AbortSignal) => loadWebhooks(signal), []));
  const [task, setTask] = useState<WebhookTask>();
  const [shown, setShown] = useState<StudioWebhook>();
  const { failure, attempt } = useAttempt();
  const run = async (task: () => Promise<void>) => {
    await attempt(task);
    reload();
  };
  const test = ({ id, url }: StudioWebhook) =>
    run(async () => {
      const last = (await testWebhook(id)).attempts.at(-1);
      if (last) studio.announce(joinWithColon(locale, url, describeAttempt(last, locale)));
    });
  const switchTo = ({ id, url }: StudioWebhook, isOn: boolean) =>
    run(async () => {
      await changeWebhook(id, { is_enabled: isOn });
      studio.announce(isOn ? text.switchedOn(url) : text.switchedOff(url));
    });
  const isEmpty = value?.results.length === 0;
  const addButton = (
    <Button tone="primary" size="small" onClick={() => setTask({ kind: "add" })}>
      <Plus size={16} strokeWidth={2} aria-hidden="true" />
      {text.add}
    </Button>
  );
  return (
    <>
      <ScreenHead title={text.title} help={text.help} name="webhooks">
        {isEmpty ? null : addButton}
      </ScreenHead>
      <FailureNotice error={error} failure={failure} onRetry={reload} />
      {value || error ? null : <LoadingRows>{text.loading}</LoadingRows>}
      {isEmpty ? (
        <EmptyScreen title={text.none} steps={Object.values(text.steps)} action={addButton}>
          {text.noneText}
        </EmptyScreen>
      ) : null}
      {value?.results.map((webhook) =>
        webhook.gave_up === null ? null : (
          <Notice
            key={webhook.id}
            tone="warning"
            title={text.gaveUpTitle(webhook.url)}
            action={
              <Button
                size="small"
                aria-label={text.switchOnLabel(webhook.url)}
                onClick={() => void switchTo(webhook, true)}
              >
                {text.switchOn}
              </Button>
            }
          >
            {text.gaveUp}
          </Notice>
        ),
      )}
      <ul className={rows.root}>
        {value?.results.map((webhook) => (
          <li key={webhook.id}>
            <span>
              <strong className={styles.url}>
                {webhook.url.split(/(?<=\/)/).map((part, index) => (
                  <Fragment key={index}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
              </strong>
              <small className={rows.detail}>
                {[
                  ...(webhook.is_enabled ? [] : [text.off]),
                  webhook.events.length === webhookEvents.length
                    ? text.everyEvent
                    : webhook.events.map((event) => text.eventNames[event]).join(comma),
                  ...(webhook.has_secret ? [text.hasSecret] : []),
                  ...(webhook.is_configured ? [text.configured] : []),
                ].join(" · ")}
              </small>
            </span>
            {webhook.last ? (
              <small>
                {text.lastSent} <Moment at={webhook.last.at} locale={locale} />
                <span className={webhook.last.problem === null ? styles.delivered : styles.failed}>
                  {describeAttempt(webhook.last, locale)}
                </span>
                {webhook.failing_since === null ? null : (
                  <span className={rows.late}>
                    {text.failing} <Moment at={webhook.failing_since} locale={locale} />
                  </span>
                )}
              </small>
            ) : null}
            <div className={rows.actions}>
              <Button size="small" aria-label={text.deliveriesLabel(webhook.url)} onClick={() => setShown(webhook)}>
                {text.deliveries}
              </Button>
              <Button size="small" aria-label={text.testLabel(webhook.url)} onClick={() => void test(webhook)}>
                {text.test}
              </Button>
              <Menu
                label={text.moreLabel(webhook.url)}
                summary={<Ellipsis size={16} strokeWidth={2} aria-hidden="true" />}
              >
                {webhook.is_configured ? (
                  <p>{text.configuredText}</p>
                ) : (
                  <>
                    <button
                      type="button"
                      aria-label={text.editLabel(webhook.url)}
                      onClick={() => setTask({ kind: "edit", webhook })}
                    >
                      {text.edit}
                    </button>
                    <button
                      type="button"
                      aria-label={(webhook.is_enabled ? text.switchOffLabel : text.switchOnLabel)(webhook.url)}
                      onClick={() => void switchTo(webhook, !webhook.is_enabled)}
                    >
                      {webhook.is_enabled ? text.switchOff : text.switchOn}
                    </button>
                    <button
                      type="button"
                      aria-label={text.removeLabel(webhook.url)}
                      onClick={() => setTask({ kind: "remove", webhook })}
                    >
                      {text.remove}
                    </button>
                  </>
                )}
              </Menu>
            </div>
          </li>
        ))}
      </ul>
      {shown ? (
        <DeliveriesDialog
          webhook={shown}
          onClose={() => {
            setShown(undefined);
            reload();
          }}
        />
      ) : null}
      {task ? (
        <WebhookDialog
          task={task}
          onClose={() => setTask(undefined)}
          onDone={(sentence) => {
            setTask(undefined);
            studio.announce(sentence);
            reload();
          }}
        />
      ) : null}
    </>
  );
});
