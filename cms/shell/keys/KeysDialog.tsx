import { observer } from "@/features/shared/mobx";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";

import { keyGroups, messages } from "./messages.ts";
import styles from "./KeysDialog.module.css";

/** All keys of the Studio. */
export default observer(function KeysDialog() {
  const { locale, close } = useStudio();
  return (
    <Dialog title={messages[locale].title} onClose={close}>
      <div className={styles.root}>
        {keyGroups[locale].map(({ name, keys }) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl>
              {keys.map(([pressed, effect]) => (
                <div key={effect}>
                  <dt>
                    {pressed.split(" ").map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{effect}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
});
