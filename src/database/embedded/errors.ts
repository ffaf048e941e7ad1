/** What can go wrong with the embedded database, said to the operator. */

/** The message is a whole sentence for the operator and holds no personal data. */
export class EmbeddedError extends Error {
  override readonly name: string = 'EmbeddedError';
}

/** Another living server holds the data directory. */
export class DirectoryInUse extends EmbeddedError {
  override readonly name: string = 'DirectoryInUse';

  constructor(dataDir: string) {
    super(
      `Another Mooring server is running on the data directory ${dataDir}. Stop it first, or choose another DATA_DIR.`,
    );
  }
}
