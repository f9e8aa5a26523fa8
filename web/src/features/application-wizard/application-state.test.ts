import { describe, expect, it } from 'vitest';
import {
  advance,
  change,
  check,
  chooseLicense,
  emptyApplication,
  goTo,
  isReachable,
  refuse,
  retreat,
  type ApplicationState,
} from './application-state.ts';

const filled: ApplicationState = {
  ...emptyApplication,
  values: {
    name: 'Nora',
    last_name: 'Field',
    email: 'nora@brightside.example',
    phone: '+1 (312) 555-0199',
    company: 'Brightside Video',
    website: 'brightside.example',
    description: 'Short films about daylight.',
    job_title: 'Founder',
    expected_traffic: '10k-50k',
    budget_range: '$1000-$5000',
    country: 'US',
    state: 'IL',
    timezone: 'America/Chicago',
  },
};

describe('moving through the steps', () => {
  it('goes through all five in order, each reachable only once the previous one is completed', () => {
    let state = filled;
    for (const [step, next] of [
      ['personal', 'business'],
      ['business', 'goals'],
      ['goals', 'summary'],
      ['summary', 'license'],
    ] as const) {
      expect([state.step, isReachable(state, step), isReachable(state, next)]).toEqual([step, true, false]);
      expect(goTo(state, next).step).toBe(step);
      state = advance(state);
      expect(isReachable(state, next)).toBe(true);
    }
    expect([state.step, state.completed]).toEqual(['license', ['personal', 'business', 'goals', 'summary']]);
  });

  it('stays on a step with blank fields and says what each one needs', () => {
    const state = advance(change(change(emptyApplication, 'name', '  '), 'phone', '1'));
    expect(state.step).toBe('personal');
    expect(state.completed).toEqual([]);
    expect(state.errors).toEqual({
      name: 'First name is required',
      last_name: 'Last name is required',
      email: 'Email is required',
      phone: 'Please enter a valid phone number',
    });
  });

  it('goes back without validation, but not past the first step', () => {
    expect(retreat({ ...emptyApplication, step: 'goals' }).step).toBe('business');
    expect(retreat(emptyApplication).step).toBe('personal');
  });
});

describe('editing', () => {
  it("clears only the field's own error", () => {
    const state = change(advance(emptyApplication), 'email', 'n');
    expect(Object.keys(state.errors)).toEqual(['name', 'last_name', 'phone']);
  });

  it('clears the state when the country changes, and keeps it otherwise', () => {
    expect(change(filled, 'country', 'US').values.state).toBe('IL');
    expect(change(filled, 'country', 'CA').values).toMatchObject({ country: 'CA', state: '' });
  });

  it('does not keep a license that cannot be sent', () => {
    const file = new File(['x'], 'license.png');
    const kept = chooseLicense(filled, file);
    expect(kept.license).toBe(file);
    const refused = chooseLicense(kept, file, 'File size must be less than 10MB');
    expect([refused.license, refused.errors.business_license]).toEqual([undefined, 'File size must be less than 10MB']);
    expect(chooseLicense(refused, undefined).errors).toEqual({});
  });
});

describe('the final check', () => {
  it('returns the trimmed application', () => {
    expect(check(change(filled, 'name', ' Nora '))).toMatchObject({ application: { first_name: 'Nora', state: 'IL' } });
  });

  it('goes to the first invalid step, which is no longer completed', () => {
    const last = { ...filled, step: 'license', completed: ['personal', 'business', 'goals', 'summary'] } as const;
    const checked = check(change(change(last, 'company', ''), 'timezone', ''));
    expect(checked).toMatchObject({
      refused: {
        step: 'business',
        completed: ['personal', 'summary'],
        errors: { company: 'Company name is required', timezone: 'Timezone is required' },
      },
    });
  });

  it("shows the server's first message under each refused field", () => {
    const state = refuse({ ...filled, step: 'license' }, { company_name: ['Too long', 'Odd'], nothing_of_ours: ['x'] });
    expect(state).toMatchObject({ step: 'business', errors: { company: 'Too long' } });
    expect(Object.keys(state.errors)).toEqual(['company']);
  });

  it('stays on the current step if the server names no field of any step', () => {
    const state = { ...filled, step: 'license' } as const;
    expect(refuse(state, { nothing_of_ours: ['x'] })).toBe(state);
  });
});
