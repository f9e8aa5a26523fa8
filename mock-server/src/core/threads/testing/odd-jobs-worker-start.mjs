import { runThread } from '../run-thread.mjs';

await runThread(import.meta.url);
