/** Stripe's form encoding read back: `items[0][price]=x` becomes `{ items: { 0: { price: 'x' } } }`. */
export type Form = { [name: string]: string | Form };

export function readForm(encoded: string): Form {
  const form: Form = {};
  for (const [path, value] of new URLSearchParams(encoded)) {
    const [head = '', ...rest] = path.split('[').map((part) => part.replace(/\]$/, ''));
    let at = form;
    let name = head;
    for (const next of rest) {
      const below = at[name] ?? {};
      if (typeof below === 'string') throw new Error(`${path} is both a value and a group`);
      at[name] = below;
      at = below;
      name = next;
    }
    at[name] = value;
  }
  return form;
}

export function text(form: Form | undefined, name: string): string | undefined {
  const value = form?.[name];
  return typeof value === 'string' ? value : undefined;
}

export function group(form: Form | undefined, name: string): Form | undefined {
  const value = form?.[name];
  return typeof value === 'object' ? value : undefined;
}
