/** Where the migration generator finds the tables: `npx drizzle-kit generate --name <meaning>`. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/tables/*.ts',
  out: './src/database/migrations',
});
