import { useState, useSyncExternalStore } from "react";

import { getCallUrl } from "@/features/console/call/getCallUrl";
import type { ConsoleStore } from "@/features/console/ConsoleStore";
import { messages } from "@/features/console/messages";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { chosenRegion, subscribeToRegion } from "@/features/shared/platform/chosenRegion";
import { usualRegion } from "@/features/shared/platform/regions";
import type { RegionId } from "@/features/shared/platform/regions";

import { LiveSamples } from "./LiveSamples";
import { Part } from "./Part";
import styles from "@/features/console/index.module.css";

type Props = { store: ConsoleStore; host: string; locale: Locale; isOpen: boolean };

/** The current request in five languages. */
export const CodePane = observer(function CodePane({ store, host, locale, isOpen }: Props) {
  const text = messages[locale];
  const [isShown, setShown] = useState(isOpen);
  const region = useSyncExternalStore<RegionId>(subscribeToRegion, shownRegion, () => usualRegion);
  const url = getCallUrl(store.draft.target, { origin: window.location.origin, host, region });
  return (
    <Part name="code" title={text.code} isOpen={isOpen} onToggle={setShown}>
      <LiveSamples wire={store.draft.toWire(url)} isShown={isShown} locale={locale} />
      <p className={styles.note} data-key-note="">
        {text.codeHint}
      </p>
    </Part>
  );
});

const shownRegion = () => chosenRegion() ?? usualRegion;
