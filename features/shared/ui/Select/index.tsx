import styles from "./index.module.css";

type Props = {
  label: string;
  name: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A labelled native `select`. */
export function Select({ label, name, value, options, onChange }: Props) {
  return (
    <label className={styles.root}>
      <span>{label}</span>
      <select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
