import { useEditor } from "@/features/studio/editor/EditorContext";
import { isJsonObject, withMember } from "@/features/studio/editor/store/json";

import { FieldFrame } from "./FieldFrame";
import type { FieldProps } from "./FieldProps";
import { messages } from "./messages";

import styles from "./control.module.css";

const limits = { latitude: 90, longitude: 180 } as const;

/** A point on the earth by its degrees; it is stored once both are there. */
export function GeoPointField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const point = isJsonObject(value) ? value : {};
  const set = (name: keyof typeof limits, typed: string) => {
    const next = withMember(point, name, typed === "" ? undefined : Number(typed));
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <FieldFrame {...frame} isGroup>
      {() => (
        <span className={styles.row}>
          {(["latitude", "longitude"] as const).map((name) => (
            <label key={name}>
              {messages[locale][name]}
              <input
                className={styles.root}
                type="number"
                step="any"
                min={-limits[name]}
                max={limits[name]}
                value={typeof point[name] === "number" ? point[name] : ""}
                onChange={({ target }) => set(name, target.value)}
              />
            </label>
          ))}
        </span>
      )}
    </FieldFrame>
  );
}
