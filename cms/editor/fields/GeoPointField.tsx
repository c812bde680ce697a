import { useEditor } from "#cms/editor/EditorContext.ts";
import { isJsonObject } from "#cms/editor/store/json.ts";
import type { Json } from "#cms/editor/store/json.ts";

import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { messages } from "./messages.ts";
import { parseNumber } from "./parseNumber.ts";
import { useTyped } from "./useTyped.ts";
import styles from "./control.module.css";

const limits = { latitude: 90, longitude: 180 } as const;
const names = ["latitude", "longitude"] as const;

const write = (value: Json | undefined) =>
  isJsonObject(value) && names.every((name) => typeof value[name] === "number")
    ? names.map((name) => String(value[name])).join()
    : "";

/** Both degrees, or none. */
function read(typed: string): string | undefined {
  const parts = typed.split(",");
  if (parts.every((part) => part === "")) return "";
  const numbers = parts.map((part) => parseNumber(part));
  const degrees = numbers.flatMap((one) => ("number" in one ? [one.number] : []));
  const isGood = names.every((name, at) => Math.abs(degrees[at] ?? NaN) <= limits[name]);
  return isGood ? degrees.map(String).join() : undefined;
}

/** Latitude and longitude in degrees; stored once both are valid. */
export function GeoPointField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const text = messages[locale];
  const typed = useTyped({
    stored: write(value),
    read,
    onStore: (point) => {
      const [latitude = 0, longitude = 0] = point.split(",").map(Number);
      onChange(read(point) === "" ? undefined : { latitude, longitude });
    },
  });
  const parts = typed.text.split(",");
  return (
    <FieldFrame {...frame} isGroup mistake={typed.isWrong ? text.pointRule : undefined}>
      {({ "aria-invalid": isWrong, "aria-describedby": describedBy }) => (
        <span className={styles.row}>
          {names.map((name, at) => (
            <label key={name} className={styles.part}>
              {text[name]}
              <input
                className={styles.root}
                type="number"
                step="any"
                min={-limits[name]}
                max={limits[name]}
                aria-invalid={isWrong}
                aria-describedby={describedBy}
                value={parts[at] ?? ""}
                onBlur={typed.settle}
                onChange={({ target }) =>
                  typed.change(names.map((_, i) => (i === at ? target.value : (parts[i] ?? ""))).join())
                }
              />
            </label>
          ))}
        </span>
      )}
    </FieldFrame>
  );
}
