import { observer } from "@/features/shared/mobx";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { messages as shellMessages } from "#cms/shell/messages.ts";
import { writeGuidePath } from "#cms/shell/screenPaths.ts";
import { Dialog } from "#cms/shell/ui/Dialog.tsx";

import { messages } from "./messages.ts";
import styles from "./KeysDialog.module.css";

/** All keys of the Studio. */
export default observer(function KeysDialog() {
  const { locale, close } = useStudio();
  const text = messages[locale];
  return (
    <Dialog
      title={text.title}
      isWide
      onClose={close}
      footer={
        <a href={writeGuidePath(locale)} target="_blank">
          {shellMessages[locale].guide}
        </a>
      }
    >
      <div className={styles.root}>
        {Object.values(text.groups).map(({ name, keys }) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl>
              {Object.entries<string>(keys).map(([pressed, effect]) => (
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
