// A thread does not inherit its parent's TypeScript loader, so where Node needs one, it starts here and registers its own.
if (!process.features.typescript) (await import('tsx/esm/api')).register();
await import('./page-text-worker.ts');
