// A thread does not inherit its parent's TypeScript loader, so it starts here and registers its own.
import { register } from 'tsx/esm/api';

register();
await import('./odd-jobs-worker.ts');
