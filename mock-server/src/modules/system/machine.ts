import { freemem, totalmem } from 'node:os';
import type { MemoryFigures } from '@grt/sdk/contract';

/** This process and the memory of its machine, in bytes. */
export interface MachineFigures {
  /** Seconds since this process started. */
  readonly uptime: number;
  readonly memoryUsage: number;
  readonly memoryPeak: number;
  /** How much it may use: the container's limit, or else the machine's memory. */
  readonly memoryLimit: number;
  readonly ram: MemoryFigures;
}

/** Measures the machine now. */
export function measureMachine(): MachineFigures {
  const total = totalmem();
  const free = Math.min(total, freemem());
  const constrained = process.constrainedMemory();
  const { rss } = process.memoryUsage();
  return {
    uptime: process.uptime(),
    memoryUsage: rss,
    memoryPeak: Math.max(rss, process.resourceUsage().maxRSS * 1024),
    memoryLimit: constrained > 0 ? Math.min(constrained, total) : total,
    ram: { used: total - free, free, total, percentage_used: percent(total - free, total) },
  };
}

/** 0 to 100, one decimal. */
export function percent(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.round(Math.min(1, part / whole) * 1000) / 10;
}
