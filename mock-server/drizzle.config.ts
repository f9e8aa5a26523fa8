import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/core/**/*.tables.ts', './src/modules/**/*.tables.ts', './src/demo/*.tables.ts'],
  out: './src/core/database/migrations',
});
