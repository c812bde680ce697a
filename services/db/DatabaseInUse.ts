/** The database folder belongs to another running process. */
export class DatabaseInUse extends Error {
  constructor(pid: string) {
    super(
      `The database in DATA_DIR is in use by process ${pid}: stop it, choose another DATA_DIR, or set DATABASE_URL.`,
    );
  }
}
