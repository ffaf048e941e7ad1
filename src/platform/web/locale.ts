/** The kind of English in which dates and figures are shown: one for the whole product. */

const own = globalThis.navigator?.language ?? '';

/** BCP 47. The product speaks English: the reader's own kind of it, where they have one. */
export const LOCALE = own.startsWith('en') ? own : 'en';
