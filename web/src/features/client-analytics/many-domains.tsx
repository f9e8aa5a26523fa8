import { approvedDomainKind } from '../../parts/record-select/record-kinds.ts';
import { RecordSelect } from '../../parts/record-select/record-select.tsx';

const ownDomains = approvedDomainKind(undefined);

interface ManyDomainsProps {
  readonly domainId: number | undefined;
  readonly onChange: (id: number | undefined) => void;
}

/** A choice among any number of domains. */
export function ManyDomains({ domainId, onChange }: ManyDomainsProps) {
  return (
    <RecordSelect
      kind={ownDomains}
      label="Domain"
      isLabelHidden
      none="All domains"
      isClearable
      value={domainId}
      onChange={onChange}
    />
  );
}
