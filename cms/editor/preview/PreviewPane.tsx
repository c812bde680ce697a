import { Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ArrowLeft, Globe, Monitor, Moon, Smartphone, Sun, Tablet } from "lucide-react";

import { getLocaleByLang } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { lazyEditorPart } from "#cms/editor/lazyEditorPart.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { PageTools } from "#cms/editor/on-page/PageTools.tsx";
import { IconButton } from "#cms/editor/parts/IconButton.tsx";

import { messages } from "./messages.ts";
import { PreviewFrame } from "./PreviewFrame.ts";
import type { ColourMode } from "./PreviewFrame.ts";
import { useFit } from "./useFit.ts";
import styles from "./PreviewPane.module.css";

const LooksPane = lazyEditorPart("LooksPane");

const widths = { phone: 390, tablet: 768, desktop: 1280 } as const;
type Width = keyof typeof widths;
const icons = { phone: Smartphone, tablet: Tablet, desktop: Monitor };

type Props = {
  /** Two languages stand beside it: as a phone it can be read in the room that is left. */
  isBesideTexts: boolean;
  onClose: () => void;
};

/** The page as the site draws it, beside the form. */
export const PreviewPane = observer(function PreviewPane({ isBesideTexts, onClose }: Props) {
  const { session, locale } = useEditor();
  const { store } = session;
  const text = messages[locale];
  const frame = useRef<HTMLIFrameElement>(null);
  const [live, setLive] = useState<PreviewFrame>();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const release = useRef<() => void>(undefined);
  const [isWide] = useState(() => matchMedia("(width >= 64rem)").matches);
  const [chosen, setWidth] = useState<Width>();
  const width = chosen ?? (isWide && !isBesideTexts ? "desktop" : "phone");
  const [mode, setMode] = useState<ColourMode>(() =>
    matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
  );
  const [isStalled, setStalled] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const [loads, setLoads] = useState(0);
  const [hasLooks, setLooks] = useState(false);
  const { holder, scale, height } = useFit(widths[width]);
  // An empty page is not drawn.
  const isWaiting = () => !isDrawn && !isStalled && store.zoneNames.some((zone) => store.keys(zone).length > 0);
  const pageLocale = getLocaleByLang(session.summary.lang) ?? locale;
  useEffect(() => {
    if (!frame.current) return undefined;
    const { empty: describeEmpty } = messages[locale];
    const connected = new PreviewFrame({ session, frame: frame.current, describeEmpty, onStalled: setStalled });
    setLive(connected);
    setDrawn(false);
    const stopWaiting = connected.onDrawn(() => setDrawn(true));
    const stop = connected.start();
    return () => {
      stopWaiting();
      stop();
    };
  }, [session, loads, locale]);
  useEffect(() => live?.setMode(mode), [live, mode]);
  useLayoutEffect(() => release.current?.(), [width]);
  const showIn = (next: ColourMode) => {
    setMode(next);
    setLooks(false);
  };
  return (
    <section className={styles.root} aria-label={text.title}>
      <div ref={setBar} className={styles.bar}>
        <div className={styles.back}>
          <IconButton icon={ArrowLeft} word={text.back} label={text.backLabel} onClick={onClose} />
        </div>
        <div role="group" aria-label={text.widths}>
          {(["phone", "tablet", "desktop"] as const).map((name) => (
            <IconButton
              key={name}
              icon={icons[name]}
              word={text[name]}
              label={text[name]}
              isOn={!hasLooks && width === name}
              onClick={() => {
                release.current = live?.keepPosition();
                setWidth(name);
                setLooks(false);
              }}
            />
          ))}
        </div>
        <div role="group" aria-label={text.mode}>
          <IconButton
            icon={Sun}
            word={text.light}
            label={text.light}
            isOn={!hasLooks && mode === "light"}
            onClick={() => showIn("light")}
          />
          <IconButton
            icon={Moon}
            word={text.dark}
            label={text.dark}
            isOn={!hasLooks && mode === "dark"}
            onClick={() => showIn("dark")}
          />
        </div>
        {session.summary.path ? (
          <div>
            <IconButton
              icon={Globe}
              word={text.looks}
              label={text.looksLabel}
              isOn={hasLooks}
              onClick={() => setLooks(!hasLooks)}
            />
          </div>
        ) : null}
        {hasLooks || Math.round(scale * 100) === 100 ? null : (
          <small className={styles.scale} title={text.scale(widths[width])}>
            {Math.round(scale * 100)}%
          </small>
        )}
        {isStalled ? (
          <p role="status">
            {text.stalled}{" "}
            <Button size="small" tone="link" onClick={() => setLoads(loads + 1)}>
              {text.reload}
            </Button>
          </p>
        ) : null}
      </div>
      {hasLooks ? (
        <Suspense fallback={<p role="status">{text.rendering}</p>}>
          <LooksPane />
        </Suspense>
      ) : null}
      <div ref={holder} className={styles.viewport} hidden={hasLooks}>
        <div className={styles.page} style={{ width: widths[width] * scale }}>
          <iframe
            key={loads}
            ref={frame}
            title={text.title}
            src={`/slice-simulator/?locale=${pageLocale}`}
            className={styles.frame}
            style={{ width: widths[width], height: height / scale, transform: `scale(${scale})` }}
            onLoad={() => live?.setMode(mode)}
          />
          {isWaiting() ? (
            <div className={styles.waiting}>
              <p role="status">{text.rendering}</p>
              <div />
              <div />
              <div />
            </div>
          ) : null}
          {live ? <PageTools {...{ live, scale, bar }} /> : null}
        </div>
      </div>
    </section>
  );
});
