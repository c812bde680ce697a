import type { Locale } from "@/features/shared/locale";
import { imageUrl } from "#cms/editor/fields/images.ts";
import { toText } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { ComparedWords } from "#cms/shell/ui/ComparedWords.tsx";
import { joinWithColon } from "#cms/shell/joinWithColon.ts";

import type { ValueDifference } from "./compareValues.ts";
import { messages } from "./messages.ts";
import styles from "./ValueView.module.css";

type Props = { difference: ValueDifference; locale: Locale };

/** Two values of a field: added and removed words in one text, pictures side by side. */
export function ValueView({ difference, locale }: Props) {
  const text = messages[locale];
  if (difference.kind === "settings") return <p className={styles.words}>{text.settings}</p>;
  if (difference.kind === "pictures") {
    return (
      <div className={styles.pictures}>
        <Picture picture={difference.before} label={text.before} none={text.noPicture} locale={locale} />
        <Picture picture={difference.after} label={text.after} none={text.noPicture} locale={locale} />
      </div>
    );
  }
  return <ComparedWords words={difference.words} />;
}

type PictureProps = { picture: JsonObject | undefined; label: string; none: string; locale: Locale };

function Picture({ picture, label, none, locale }: PictureProps) {
  const source = picture && imageUrl(picture, 640);
  return (
    <figure>
      {source ? <img src={source} alt="" /> : <p>{none}</p>}
      <figcaption>{joinWithColon(locale, label, picture && (toText(picture.alt) || toText(picture.url)))}</figcaption>
    </figure>
  );
}
