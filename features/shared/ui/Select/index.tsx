import styles from "./index.module.css";

type Props = {
  label: string;
  name: string;
  value: string;
  /** Label of the empty value, which is the first option. */
  placeholder?: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A labelled native `select`. */
export function Select({ label, name, value, placeholder, options, onChange }: Props) {
  return (
    <label className={styles.root}>
      <span>{label}</span>
      <select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
