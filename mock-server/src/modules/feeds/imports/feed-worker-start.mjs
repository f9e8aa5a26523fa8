import { runThread } from '../../../core/threads/run-thread.mjs';

await runThread(import.meta.url);
