import { expect, it } from 'vitest';
import { describeOnServer } from '../../testing/servers.ts';
import { createApp } from '../../app.ts';
import { loadDocument } from '../http/document.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

describeOnServer('the figures for Prometheus', (start) => {
  it('count calls by operation and status, with their durations, and include the database and the jobs', async () => {
    const { platform } = await start();
    const metrics = createMetrics(platform);
    const app = createApp(platform, await loadDocument(), undefined, { metrics });
    await app.request('/api/health');
    await app.request('/api/health');
    await app.request('/api/domains');
    const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    const ask = (path: string) => fetch(`http://127.0.0.1:${String(served.port)}${path}`);
    const reply = await ask('/metrics');
    const lines = (await reply.text()).split('\n');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain; version=0.0.4'),
    ]);
    expect(lines).toContain('grt_http_calls_total{operation="system.health",status="200"} 2');
    expect(lines).toContain('grt_http_calls_total{operation="domains.list",status="401"} 1');
    expect(lines).toContain('grt_http_call_duration_seconds_count{operation="system.health"} 2');
    expect(lines).toContain('grt_http_calls_running 0');
    expect(lines).toContain('grt_database_up 1');
    expect(lines).toContain('grt_jobs{queue="schedule",state="failed"} 0');
    expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_seconds '))).toBe(true);
    expect((await ask('/')).status).toBe(404);
    await served.close();
    await expect(ask('/metrics')).rejects.toThrow('fetch failed');
  });
});
