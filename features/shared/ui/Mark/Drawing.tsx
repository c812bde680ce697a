// Written by `npm run generate` from content/images/brand/mark.svg. DO NOT EDIT.
type Props = { height: number };

/** The mark's shapes, `height` pixels high. */
export function Drawing({ height }: Props) {
  return (
    <svg width={height * 0.9286} height={height} viewBox="8 4 52 56" aria-hidden="true">
      <path d="M8 4h4v56H8z" fill="currentColor" />
      <path d="M12 6h48v32H12z" fill="#ffffff" />
      <path d="M36 6h24v32H36z" fill="#c8291e" />
      <path d="M13 7h46v30H13z" fill="none" stroke="currentColor" strokeWidth="2" strokeOpacity=".3" />
    </svg>
  );
}
