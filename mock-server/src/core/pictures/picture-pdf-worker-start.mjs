// A thread does not take over the loader of TypeScript files from its parent, so it starts here and registers its own.
import { register } from 'tsx/esm/api';

register();
await import('./picture-pdf-worker.ts');
