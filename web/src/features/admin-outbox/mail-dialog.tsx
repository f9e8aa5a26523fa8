import type { OutboxMail } from '@grt/sdk/contract';
import { Alert, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatExactTime } from '../../core/elapsed-time.ts';
import { linkTo } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { deliveryWords } from '../../parts/delivery-words.ts';
import styles from './mail-dialog.module.css';

/** One email as written, with the links found in it. */
export function MailDialog({ mail, onClose }: { mail: OutboxMail | undefined; onClose: () => void }) {
  const shown = useLastDefined(mail);
  return (
    <Dialog title={shown?.subject ?? 'Email'} opened={mail !== undefined} onClose={onClose} width={640} closesByClick>
      {shown && <Content mail={shown} />}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Why links are hidden; docs/decisions/0009. */
const hiddenBecause: Readonly<Record<NonNullable<OutboxMail['links_hidden']>, string>> = {
  mail_server: 'A mail server is configured, so only the recipient gets the link.',
  administrator: 'The link belongs to an administrator. Only super admins see it.',
};

function Content({ mail }: { mail: OutboxMail }) {
  const { recipient, text, links, links_hidden, created_at, delivery_status, error } = mail;
  const { word, tone } = deliveryWords[delivery_status];
  return (
    <div className={styles['mail']}>
      <p className={styles['about']}>
        To <strong>{recipient}</strong>, {formatExactTime(new Date(created_at))}{' '}
        <StatusBadge tone={tone}>{word}</StatusBadge>
      </p>
      <Records recipient={recipient} />
      {error !== null && (
        <Alert color="red" variant="light" role="note" title="The last attempt failed">
          {error}
        </Alert>
      )}
      {links_hidden !== null && (
        <Alert color="gray" variant="light" role="note" title="The link is hidden">
          {hiddenBecause[links_hidden]}
        </Alert>
      )}
      <p className={styles['text']}>{text}</p>
      {links_hidden === null && links.length > 0 && <Links links={links} />}
    </div>
  );
}

const recordLists = [
  { label: 'Clients with this address', path: paths.adminClients },
  { label: 'Applications from this address', path: paths.adminRegistrations },
];

/** Whom it was sent to, as far as the role may look there. */
function Records({ recipient }: { recipient: string }) {
  return (
    <p className={styles['records']}>
      {recordLists.map(({ label, path }) => {
        const { to } = linkTo(`${path}?${new URLSearchParams({ search: recipient }).toString()}`);
        return (
          to !== undefined && (
            <Link key={path} to={to}>
              {label}
            </Link>
          )
        );
      })}
    </p>
  );
}

/** Only web addresses become links. */
function Links({ links }: { links: readonly string[] }) {
  return (
    <div>
      <h3>Links</h3>
      <ul className={styles['links']}>
        {links.map((link) => (
          <li key={link}>
            {/^https?:\/\//i.test(link) ? (
              <a href={link} target="_blank" rel="noreferrer">
                {link}
              </a>
            ) : (
              link
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
