import type { ReactNode } from 'react';
import type { SiteCheck as Check } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatDay } from '../../core/elapsed-time.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { OutsideLink } from '../record-panel/record-facts.tsx';
import { isStatusSaid, siteStatus } from './site-words.ts';
import styles from './site-check.module.css';
import { useSiteCheck, type CheckedSite } from './use-site-check.ts';
import { parsedUrl } from '@grt/sdk/formats/parsed-url';

interface SiteCheckProps {
  readonly site: CheckedSite;
  /** Whether the signed-in administrator may have the server look again. */
  readonly mayAsk: boolean;
}

/** What the server found at an address that someone entered. Titles of foreign pages are text. */
export function SiteCheck({ site, mayAsk }: SiteCheckProps) {
  const { check, ask, isAsking } = useSiteCheck(site);
  const { word, tone } = siteStatus(check);
  return (
    <div className={styles['check']}>
      <div className={styles['head']}>
        <div>
          <output>
            <StatusBadge tone={tone}>{word}</StatusBadge>
          </output>
          {check !== null && check.checked_at !== null && (
            <span className={styles['quiet']}>
              Checked <TimeAgo at={check.checked_at} />
            </span>
          )}
        </div>
        {mayAsk && (
          <Button
            variant="default"
            size="xs"
            disabled={isAsking || check?.state === 'checking'}
            onClick={() =>
              ask(undefined, { onError: (error) => toastFailure('The check could not be started', error) })
            }
          >
            {check === null ? 'Check now' : 'Check again'}
          </Button>
        )}
      </div>
      {check !== null && check.checked_at !== null && <Findings check={check} />}
    </div>
  );
}

function Findings({ check }: { check: Check }) {
  const { problem, status } = check;
  return (
    <>
      {problem !== null && <p className={styles['problem']}>{problem}</p>}
      {status !== null && <Answer check={check} />}
    </>
  );
}

/** What a web server answered. */
function Answer({ check }: { check: Check }) {
  const { problem, status, final_address, address, title, certificate_since, last_modified, mentions_email } = check;
  return (
    <dl className={styles['facts']}>
      {problem === null && <Fact name="Title">{title === null ? 'None' : <span dir="auto">{title}</span>}</Fact>}
      {final_address !== null && !isSame(final_address, address) && (
        <Fact name="Leads to">
          <OutsideLink address={final_address} />
        </Fact>
      )}
      {!isStatusSaid(check) && <Fact name="Status">{status}</Fact>}
      <Fact name="Encryption">
        {certificate_since === null ? 'None' : `Certificate since ${formatDay(new Date(certificate_since))}`}
      </Fact>
      {last_modified !== null && (
        <Fact name="Page changed">
          <TimeAgo at={last_modified} />
        </Fact>
      )}
      {mentions_email !== null && (
        <Fact name="Removal address">
          <StatusBadge tone={mentions_email ? 'good' : 'bad'}>
            {mentions_email ? 'On the page' : 'Not found on the page'}
          </StatusBadge>
        </Fact>
      )}
    </dl>
  );
}

/** A root without its slash is the same address. */
const isSame = (one: string, other: string): boolean => {
  const url = parsedUrl(one);
  return url !== undefined && url.href === parsedUrl(other)?.href;
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
