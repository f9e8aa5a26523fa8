import { beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';
import type { TestServer } from '../../testing.ts';
import { createAuditStore } from './audit.store.ts';

describeOnServer('the exports of audit and outbox', (start) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off' } });
    token = await server.signIn('admin');
  });

  const csv = async (path: string) => {
    const response = await server.fetch(`${server.baseUrl}${path}`, { headers: { Authorization: `Bearer ${token}` } });
    const lines = (await response.text()).trim().split('\r\n');
    return { type: response.headers.get('content-type'), name: response.headers.get('content-disposition'), lines };
  };

  it('has every entry that matches, beyond one part, newest first, with formulas defused', async () => {
    const { database, clock } = server.platform;
    const audit = createAuditStore(database, clock);
    const event = (at: number) => ({
      action: 'geo.create',
      actor: { requestId: `req_${String(at % 2)}` },
      subject: { type: 'geo_rule', id: at + 1, label: at === 0 ? '=1+1' : `Rule ${String(at)}` },
      after: { name: 'a,b' },
    });
    await audit.record(...Array.from({ length: 1001 }, (_, at) => event(at)));
    const { type, name, lines } = await csv('/admin/audit/export?action=geo.create');
    expect([type, name]).toEqual([expect.stringContaining('text/csv'), expect.stringContaining('audit.csv')]);
    expect(lines).toHaveLength(1002);
    expect(lines[0]).toMatch(/^id,created_at,actor,role,/);
    expect(lines[1]).toContain(',geo_rule,1001,Rule 1000,,"{""name"":""a,b""}",req_0');
    expect(lines[1001]).toContain(",geo_rule,1,'=1+1,");
    expect((await csv('/admin/audit/export?request_id=req_1&order=asc')).lines).toHaveLength(501);
    const { body } = await call(server, '/admin/audit?action=audit.export&per_page=5', { token });
    expect(body.data).toMatchObject([{ after: { request_id: 'req_1' } }, { after: { action: 'geo.create' } }]);
  });

  it('has what was sent to whom, and no text or link', async () => {
    await call(server, '/auth/password/forgot', { json: { username: 'acme' } });
    await server.platform.queue.drain();
    const { name, lines } = await csv('/admin/outbox/export?recipient=alex@acme.example');
    expect(name).toContain('outbox.csv');
    expect(lines[0]).toBe('id,created_at,recipient,subject,delivery_status,delivered_at,error');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/alex@acme\.example,.+,stored,,$/);
    expect(lines.join()).not.toContain('grt_reset');
  });
});
