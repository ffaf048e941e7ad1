/** Column kinds that every table uses. */
import { customType, timestamp } from '#database/orm.ts';

/** Sealed or hashed bytes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
