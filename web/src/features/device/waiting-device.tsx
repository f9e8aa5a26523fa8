import { useEffect } from 'react';
import type { DeviceRequest } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { deviceName } from '../../core/device-name.ts';
import entryStyles from '../../parts/entry-screen.module.css';
import { serverMessage } from '../../parts/server-message.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { isSignedOut, useDecideOnDevice, useWaitingDevice } from './device.queries.ts';
import styles from './waiting-device.module.css';

interface WaitingDeviceProps {
  readonly code: string;
  /** Who decides. */
  readonly username: string;
  readonly onSignedOut: () => void;
  readonly onOtherCode: () => void;
}

/** What waits with this code, and the decision on it. */
export function WaitingDevice({ code, username, onSignedOut, onOtherCode }: WaitingDeviceProps) {
  const device = useWaitingDevice(code, username);
  const decision = useDecideOnDevice(code);
  const hasEnded = isSignedOut(device.error) || isSignedOut(decision.error);
  useEffect(() => {
    if (hasEnded) onSignedOut();
  }, [hasEnded, onSignedOut]);

  if (device.isPending) return <output className={entryStyles['help']}>Looking up the code...</output>;
  if (device.isError) {
    return (
      <>
        <Refused message={serverMessage(device.error) ?? 'Failed to look up the code. Please try again.'} />
        <Button variant="default" onClick={onOtherCode}>
          Enter a code
        </Button>
      </>
    );
  }
  if (decision.isSuccess) return <Outcome verb={decision.data} />;
  return (
    <>
      <Request device={device.data} />
      <p className={entryStyles['notice']}>
        Approve this only if you started it yourself, and the program shows this code. Anyone who sent you a code, or
        asks you to approve one, is trying to get into your account.
      </p>
      {decision.error && <Refused message={serverMessage(decision.error) ?? 'That did not work. Please try again.'} />}
      <div className={styles['answers']}>
        <Button size="md" loading={decision.isPending} onClick={() => decision.mutate('approve')}>
          Approve
        </Button>
        <Button size="md" variant="default" disabled={decision.isPending} onClick={() => decision.mutate('deny')}>
          Deny
        </Button>
      </div>
    </>
  );
}

function Request({ device }: { device: DeviceRequest }) {
  return (
    <>
      <p>
        <strong>{deviceName(device.user_agent)}</strong> is asking to sign in as you, with access to everything you can
        do here.
      </p>
      <dl className={styles['facts']}>
        <dt>Code</dt>
        <dd className={styles['code']}>{device.user_code}</dd>
        <dt>From</dt>
        <dd>{device.address ?? 'Unknown address'}</dd>
        <dt>Started</dt>
        <dd>
          <TimeAgo at={device.created_at} />
        </dd>
      </dl>
    </>
  );
}

function Outcome({ verb }: { verb: 'approve' | 'deny' }) {
  return (
    <output className={entryStyles['done']}>
      {verb === 'approve'
        ? 'Approved. Go back to the program. It will be signed in within a few seconds. You can end its session in your settings.'
        : 'Denied. The program was not signed in.'}
    </output>
  );
}

function Refused({ message }: { message: string }) {
  return (
    <p role="alert" className={entryStyles['refused']}>
      {message}
    </p>
  );
}
