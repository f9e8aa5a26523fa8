import { licenseJpeg } from './demo-license-jpeg.ts';
import type { DemoCaller } from './demo-visits.ts';
import { drawnPicture, type Color } from './drawn-picture.ts';

/** An application of the last days, as its applicant submits it. */
export interface DemoLicensed {
  readonly company: string;
  readonly name: readonly [first: string, last: string];
  readonly host: string;
  readonly phone: string;
  readonly state: string;
  readonly daysAgo: number;
  readonly license: () => File;
}

/** Applications with a business license of each kind. The last two are one company: the same phone, and the same
 * license to the last byte. */
export const demoLicensed: readonly DemoLicensed[] = [
  {
    company: 'Tidewater Video',
    name: ['Priya', 'Anand'],
    host: 'tidewater.example',
    phone: '+1 (207) 555-0151',
    state: 'ME',
    daysAgo: 3.3,
    license: () => new File([pdfLicense('Tidewater Video')], 'license.pdf', { type: 'application/pdf' }),
  },
  {
    company: 'Cedar Lane Films',
    name: ['Marcus', 'Hale'],
    host: 'cedar-lane.example',
    phone: '+1 (503) 555-0152',
    state: 'OR',
    daysAgo: 2.9,
    license: () => new File([Uint8Array.from(licenseJpeg)], 'scan.jpg', { type: 'image/jpeg' }),
  },
  {
    company: 'Quarry Street Media',
    name: ['Ines', 'Okafor'],
    host: 'quarry-street.example',
    phone: '+1 (617) 555-0153',
    state: 'MA',
    daysAgo: 1.8,
    license: pngLicense,
  },
  {
    company: 'Quarry Street Video',
    name: ['Ines', 'Okafor'],
    host: 'quarry-street-video.example',
    phone: '+1 (617) 555-0153',
    state: 'MA',
    daysAgo: 0.7,
    license: pngLicense,
  },
];

export async function liveLicensed(people: DemoCaller, applicant: DemoLicensed): Promise<void> {
  const { company, name, host, phone, state, license } = applicant;
  const [first, last] = name;
  const form = new FormData();
  const fields = {
    first_name: first,
    last_name: last,
    email: `${first.toLowerCase()}@${host}`,
    phone,
    company_name: company,
    website: `https://${host}`,
    company_description: `${company} films short videos and sells them to publishers.`,
    job_title: 'Managing Director',
    expected_traffic: '10k-50k',
    budget_range: '$1000-$5000',
    country: 'US',
    state,
    timezone: 'America/New_York',
  };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('business_license', license());
  await people.call('visitor', '/register', { form });
}

const paper: Color = [250, 248, 240];
const ink: Color = [60, 66, 92];

/** A sheet with a frame, lines of writing, and a seal. */
function pngLicense(): File {
  const [width, height] = [360, 240];
  const png = drawnPicture({
    width,
    height,
    colorAt(x, y) {
      const toEdge = Math.min(x, y, width - 1 - x, height - 1 - y);
      if (toEdge >= 8 && toEdge < 11) return ink;
      if (Math.abs(Math.hypot(x - 296, y - 186) - 22) < 3) return [176, 58, 46];
      const isTitle = y >= 34 && y < 44 && x >= 90 && x < 270;
      const isLine = y >= 74 && y < 160 && y % 17 < 3 && x >= 36 && x < 324 - ((Math.floor(y / 17) * 37) % 90);
      return isTitle || isLine ? ink : paper;
    },
  });
  return new File([Uint8Array.from(png)], 'license.png', { type: 'image/png' });
}

/** One page of A4 with two lines of text. */
function pdfLicense(company: string): string {
  const text = `BT /F1 24 Tf 72 740 Td (Business license) Tj 0 -40 Td /F1 14 Tf (${company}, no. 2026-0733) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${String(text.length)} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = pdf.length;
    pdf += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = pdf.length;
  const size = String(objects.length + 1);
  pdf += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return `${pdf}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`;
}
