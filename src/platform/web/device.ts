/**
 * Keeps a value on this device, sealed with AES-256-GCM under a key that no script can read out
 * (W3C Web Cryptography, non-extractable). What that protects from, and what not, is in the
 * decisions. Everything goes when the session ends.
 */
import { DEVICE_DATABASE, endsSoFar, isSomethingKept, KEPT_FLAG } from './device-end.ts';

const STORE = 'sealed';
const KEY = 'key';

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** Plain http, and some private windows, have none of what this needs. */
export const canKeep = (): boolean =>
  typeof indexedDB !== 'undefined' && globalThis.crypto?.subtle !== undefined;

/**
 * `flag`: what tells pages that must not wait for a database that it is there.
 * @throws where the browser refuses storage
 */
export async function keepSealed(name: string, value: unknown, flag = KEPT_FLAG): Promise<void> {
  const before = { ends: endsSoFar(), kept: isSomethingKept(flag) };
  await withStore('readwrite', async (store) => {
    const found = await done<CryptoKey | undefined>((await store()).get(KEY));
    const key = found ?? (await newKey());
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(value));
    const data = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: identity(name) },
      key,
      text,
    );
    // A transaction does not outlive the awaits above: this is another one.
    const target = await store();
    if (!found) target.put(key, KEY);
    await done(target.put({ iv, data } satisfies Sealed, name));
  });
  // Taken back while it was being written, in this tab or another: the database goes once it is closed.
  if (endsSoFar() !== before.ends || (before.kept && !isSomethingKept(flag))) return;
  localStorage.setItem(flag, '1');
}

/** Removes one value, and leaves the others. */
export async function dropSealed(name: string, flag: string): Promise<void> {
  try {
    localStorage.removeItem(flag);
    await withStore('readwrite', async (store) => done((await store()).delete(name)));
  } catch {
    // Storage that is refused has kept nothing.
  }
}

/** Null where nothing is kept, or where it cannot be opened. */
export async function readSealed<Value>(name: string): Promise<Value | null> {
  try {
    return await withStore('readonly', async (store) => {
      const key = await done<CryptoKey | undefined>((await store()).get(KEY));
      const sealed = await done<Sealed | undefined>((await store()).get(name));
      if (!key || !sealed) return null;
      const { iv, data } = sealed;
      const plain = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv, additionalData: identity(name) },
        key,
        data,
      );
      return JSON.parse(new TextDecoder().decode(plain)) as Value;
    });
  } catch {
    return null;
  }
}

const identity = (name: string) => new TextEncoder().encode(`mooring-device:${name}`);

const newKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

function done<Value>(request: IDBRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Value);
    request.onerror = () => reject(request.error);
  });
}

/** Opened for one piece of work and closed after it, so that a deletion never has to wait. */
async function withStore<Value>(
  mode: IDBTransactionMode,
  work: (store: () => Promise<IDBObjectStore>) => Promise<Value>,
): Promise<Value> {
  const opening = indexedDB.open(DEVICE_DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done<IDBDatabase>(opening);
  try {
    return await work(async () => database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}
