/** A valid application in wire names, with a test's changes. */
export function anApplication(changes: Readonly<Record<string, string | Blob>> = {}): Record<string, string | Blob> {
  return {
    first_name: 'Nora',
    last_name: 'Field',
    email: 'nora@brightside.example',
    phone: '+1 (312) 555-0199',
    company_name: 'Brightside Video',
    website: 'brightside.example',
    company_description: 'Short films about daylight.',
    job_title: 'Founder',
    expected_traffic: '10k-50k',
    budget_range: '$1000-$5000',
    country: 'US',
    state: 'IL',
    timezone: 'America/Chicago',
    ...changes,
  };
}

/** The smallest picture: one transparent pixel. */
export const pngBytes = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

export const aPng = (name = 'license.png') => new File([pngBytes], name, { type: 'image/png' });
