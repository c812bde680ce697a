/** Something that measures visits. Do Not Track is not asked: the visitor said yes to exactly this. */
export type Adapter = {
  start(): void;
  /** Something happened that has a name, such as `contact form`. */
  report(name: string): void;
  stop(): void;
};
