// The page of a test server: shows its state every second, and sends what its forms and buttons say.
import { callEntry, element, faultText, mailEntry, showEntries } from './parts.js';

const everyMs = 1000;
const byId = (id) => document.querySelector(`#${id}`);
const failure = byId('failure');
let state;
let shown = '';
let isLive = true;
let sending = Promise.resolve();

/** @throws Error with the server's own words */
async function ask(path, fields) {
  const sent = fields && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  };
  const reply = await fetch(`/_test/${path}`, sent).catch(() => {
    throw new Error('The test server does not answer.');
  });
  const value = await reply.json();
  if (!reply.ok) throw new Error(value.message);
  return value;
}

function tell(message) {
  failure.hidden = message === undefined;
  failure.textContent = message ?? '';
}

async function refresh() {
  try {
    state = await ask('state');
    if (byId('line').dataset.lost === 'true') tell();
    byId('line').dataset.lost = 'false';
    show();
  } catch (error) {
    byId('line').dataset.lost = 'true';
    tell(error.message);
  }
}

async function again() {
  if (isLive && !document.hidden) await refresh();
  setTimeout(() => void again(), everyMs);
}

/** Sends a control after those that are still under way. */
function send(path, fields, done) {
  byId('done').textContent = 'Working…';
  sending = sending.then(() => sendNow(path, fields, done));
  return sending;
}

/** Sends a control, and then shows what came of it. */
async function sendNow(path, fields, done = '') {
  try {
    await ask(path, fields);
    tell();
    byId('done').textContent = done;
  } catch (error) {
    byId('done').textContent = '';
    tell(error.message);
  }
  await refresh();
}

function show() {
  const text = JSON.stringify([state, byId('filter').value]);
  if (text === shown) return;
  shown = text;
  const { scenario, scenarios, now, passes, snapshots, faults, profiles, operations, coverage, mails } = state;
  const readable = `${now.slice(0, 10)} ${now.slice(11, 19)} UTC`;
  byId('line').textContent = `${scenario} · ${readable}`;
  byId('now').textContent = readable;
  byId('now').dateTime = now;
  byId('clock-state').textContent = passes ? 'Passes' : 'Stands still';
  byId('clock-state').dataset.tone = passes ? 'busy' : 'rest';
  byId('pass').textContent = passes ? 'Stop it now' : 'Let it pass';
  showOptions(byId('scenario'), scenarios.includes(scenario) ? scenarios : [...scenarios, scenario], scenario);
  showOptions(byId('profile'), profiles);
  showOptions(byId('operations'), operations);
  showEntries(byId('snapshots'), snapshots, { keyOf: String, make: snapshotEntry, empty: 'None is kept.' });
  showEntries(byId('faults'), faults.map(faultText), {
    keyOf: (fault, index) => `${String(index)} ${fault}`,
    make: (fault) => element('li', {}, fault),
    empty: 'No call meets a fault.',
  });
  showEntries(byId('coverage'), coverage, { keyOf: String, make: (line) => element('li', {}, line), empty: '' });
  byId('mail-count').textContent = String(mails.length);
  showEntries(byId('mails'), mails, {
    // Two may be alike, and newer ones come first.
    keyOf: ({ at, recipient, subject }, index) => `${String(mails.length - index)} ${at} ${recipient} ${subject}`,
    make: mailEntry,
    empty: 'No email was written.',
  });
  showCalls();
}

function showCalls() {
  const wanted = byId('filter').value.trim();
  const { calls, callCount } = state;
  const found = calls.filter(({ operation, method, path, status }) =>
    `${operation} ${method} ${path} ${status}`.includes(wanted),
  );
  const most = callCount > calls.length ? `, the newest ${String(calls.length)} of ` : '';
  byId('call-count').textContent =
    wanted === '' ? `${most}${String(callCount)}` : `${String(found.length)} of ${String(calls.length)}`;
  showEntries(byId('calls'), found, {
    keyOf: ({ number, at, path, status, tookMs }) => [number, at, path, status, tookMs].join(' '),
    make: (call) => callEntry(call, (number) => ask(`calls?number=${String(number)}`)),
    empty: wanted === '' ? 'Nothing was called yet.' : 'No call is like that.',
  });
}

function showOptions(select, names, present) {
  const there = [...select.children].map(({ value }) => value);
  if (there.join('\n') !== names.join('\n'))
    select.replaceChildren(
      ...names.map((name) => element('option', { value: name }, select.id === 'operations' ? '' : name)),
    );
  // Somebody may be choosing another one at the moment.
  if (present !== undefined && select.dataset.present !== present) {
    select.value = present;
    select.dataset.present = present;
  }
}

function snapshotEntry(name) {
  const back = element('button', { type: 'button', 'aria-label': `Restore ${name}` }, 'Restore');
  back.addEventListener('click', () => void send('restore', { name }, `Back at ${name}.`));
  return element('li', {}, name, back);
}

function faultOf({ operation, kind, value, times, chance }) {
  const what =
    kind === 'before' || kind === 'after' ? { cut: kind } : { [kind]: kind === 'malformed' ? true : Number(value) };
  return {
    ...what,
    ...(operation.trim() === '' ? {} : { operation: operation.trim() }),
    ...(times === '' ? {} : { times: Number(times) }),
    ...(chance === '' ? {} : { probability: Number(chance) / 100 }),
  };
}

for (const form of document.querySelectorAll('form'))
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(form));
    if (form.id === 'fault') void send('faults', faultOf(fields), 'The fault is planned.');
    else void send(form.dataset.post, fields, form.dataset.done);
  });
for (const button of document.querySelectorAll('button[data-post]'))
  button.addEventListener('click', () => void send(button.dataset.post, {}, button.dataset.done));
byId('kind').addEventListener('change', ({ target }) => {
  const needsValue = ['status', 'delayMs', 'slowBodyMs'].includes(target.value);
  byId('value').disabled = !needsValue;
  byId('value').value = target.value === 'status' ? '503' : needsValue ? '1000' : '';
});
byId('pass').addEventListener('click', () => void send('clock', state.passes ? { freeze: true } : { pass: true }));
byId('filter').addEventListener('input', () => state && show());
byId('live').addEventListener('click', ({ target }) => {
  isLive = !isLive;
  target.setAttribute('aria-pressed', String(isLive));
});
document.addEventListener('visibilitychange', () => isLive && !document.hidden && void refresh());
void again();
