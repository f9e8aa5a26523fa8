import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/core/**/*.tables.ts', './src/tables/*.tables.ts'],
  out: './src/core/database/migrations',
});
