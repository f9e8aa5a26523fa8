import type { TestProject } from 'vitest/node';
import { Pool } from 'pg';
import { runMigrations } from '../core/database/migrate.ts';
import { findPostgres, startPostgres } from './postgres-server.ts';
import { prepareTemplate } from '../core/database/embedded/template.ts';
import { testDatabases } from './databases.ts';
import { administer, databaseUrl, templateName } from './test-database.ts';

/** Vitest's global setup: prepares the template that `describeOnEveryDatabase` copies, once per run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const named = process.env['GRT_TEST_DATABASES'] ?? 'as needed';
  const chosen = testDatabases.find((value) => value === named);
  if (!chosen) throw new Error(`GRT_TEST_DATABASES is pglite, postgres, or all, not ${named}`);
  project.provide('testDatabases', chosen);
  if (chosen !== 'postgres') await prepareTemplate();

  const programs = chosen === 'pglite' ? undefined : findPostgres();
  if (!programs) {
    if (chosen === 'postgres') throw new Error('PostgreSQL 15 or later is not installed');
    project.provide('postgresUrl', '');
    return async () => undefined;
  }
  const server = await startPostgres(programs);
  try {
    await prepareTemplateDatabase(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  return server.stop;
}

/** Creates the database from which a server's other databases are copied. */
export async function prepareTemplateDatabase(serverUrl: string): Promise<void> {
  await administer(serverUrl, `CREATE DATABASE ${templateName}`);
  const pool = new Pool({ connectionString: databaseUrl(serverUrl, templateName), max: 1 });
  try {
    await runMigrations(pool);
  } finally {
    await pool.end();
  }
}
