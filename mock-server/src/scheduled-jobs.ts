import { scheduleMaintenance } from './maintenance.ts';
import { scheduleBidding } from './modules/bidding/bidding.jobs.ts';
import { scheduleMeasuring } from './modules/system/system-status.ts';
import { scheduleTraffic } from './modules/traffic/traffic.jobs.ts';
import type { Services } from './services.ts';

/** What runs by the clock. To be called before the queue is started. */
export function scheduleJobs(services: Services): void {
  scheduleMaintenance(services);
  scheduleTraffic(services);
  scheduleBidding(services);
  scheduleMeasuring(services);
}
