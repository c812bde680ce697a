/** The colours of flags, as values of `fill`. */
type FlagColours = Record<"white" | "red" | "blue" | "yellow" | "black", string>;

const check = "M0 0h6v4H0zM12 0h6v4h-6zM6 4h6v4H6zM18 4h6v4h-6zM0 8h6v4H0zM12 8h6v4h-6zM6 12h6v4H6zM18 12h6v4h-6z";
const saltire = "M0 0h3.6L12 5.6 20.4 0H24v2.4L15.6 8l8.4 5.6V16h-3.6L12 10.4 3.6 16H0v-2.4L8.4 8 0 2.4z";
const cross = "M9.5 0h5v5.5H24v5h-9.5V16h-5v-5.5H0v-5h9.5z";
const half = "M12 0h12v16H12z";
const field = "M0 0h24v16H0z";
const center = "M7 4.5h10v7H7z";

/** The letters of the International Code of Signals on a 24 × 16 ground: shapes in drawing order, as path and colour. */
const shapes = {
  A: [
    ["M0 0h24l-6 8 6 8H0z", "white"],
    ["M12 0h12l-6 8 6 8H12z", "blue"],
  ],
  B: [["M0 0h24l-6 8 6 8H0z", "red"]],
  C: [
    [field, "blue"],
    ["M0 3.2h24v9.6H0z", "white"],
    ["M0 6.4h24v3.2H0z", "red"],
  ],
  D: [
    [field, "yellow"],
    ["M0 4h24v8H0z", "blue"],
  ],
  E: [
    [field, "blue"],
    ["M0 8h24v8H0z", "red"],
  ],
  F: [
    [field, "white"],
    ["M12 0 24 8 12 16 0 8Z", "red"],
  ],
  G: [
    [field, "yellow"],
    ["M4 0h4v16H4zM12 0h4v16h-4zM20 0h4v16h-4z", "blue"],
  ],
  H: [
    [field, "white"],
    [half, "red"],
  ],
  I: [
    [field, "yellow"],
    ["M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z", "black"],
  ],
  J: [
    [field, "blue"],
    ["M0 5.3h24v5.4H0z", "white"],
  ],
  K: [
    [field, "yellow"],
    [half, "blue"],
  ],
  L: [
    [field, "yellow"],
    ["M12 0h12v8H12zM0 8h12v8H0z", "black"],
  ],
  M: [
    [field, "blue"],
    [saltire, "white"],
  ],
  N: [
    [field, "white"],
    [check, "blue"],
  ],
  O: [
    [field, "yellow"],
    ["M0 0h24v16z", "red"],
  ],
  P: [
    [field, "blue"],
    [center, "white"],
  ],
  Q: [[field, "yellow"]],
  R: [
    [field, "red"],
    [cross, "yellow"],
  ],
  S: [
    [field, "white"],
    [center, "blue"],
  ],
  T: [
    [field, "white"],
    ["M0 0h8v16H0z", "red"],
    ["M16 0h8v16h-8z", "blue"],
  ],
  U: [
    [field, "white"],
    ["M0 0h12v8H0zM12 8h12v8H12z", "red"],
  ],
  V: [
    [field, "white"],
    [saltire, "red"],
  ],
  W: [
    [field, "blue"],
    ["M4 2.8h16v10.4H4z", "white"],
    ["M8 5.6h8v4.8H8z", "red"],
  ],
  X: [
    [field, "white"],
    [cross, "blue"],
  ],
  Y: [
    [field, "yellow"],
    ["M0 4 4 0h5L0 9zM0 14 14 0h5L3 16H0zM8 16 24 0v5L13 16zM18 16l6-6v5l-1 1z", "red"],
  ],
  Z: [
    [field, "yellow"],
    ["M24 0v16L12 8z", "blue"],
    ["M0 16h24L12 8z", "red"],
    ["M0 0v16l12-8z", "black"],
  ],
} satisfies Record<string, [path: string, colour: keyof FlagColours][]>;

export type FlagName = keyof typeof shapes;

/** Names of all flags. */
export const flagNames = shapes;

/** The outline of a flag; A and B have a swallow's tail. */
export const getOutline = (name: FlagName) => (name === "A" || name === "B" ? "M0 0h24l-6 8 6 8H0z" : field);

/** The shapes of a flag. */
export const drawFlag = (name: FlagName, colours: FlagColours) =>
  shapes[name].map(([path, colour]) => <path key={`${path} ${colour}`} d={path} fill={colours[colour]} />);
