/** Where one sees what is remembered. */
export const MEMORY_PATH = '/app/memory';
