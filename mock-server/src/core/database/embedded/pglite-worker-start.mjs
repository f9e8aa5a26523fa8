import { runThread } from '../../threads/run-thread.mjs';

await runThread(import.meta.url);
