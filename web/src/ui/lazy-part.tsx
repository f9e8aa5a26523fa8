import { Component, createContext, lazy, use, useState, type ComponentType, type ReactNode } from 'react';
import { loadAhead } from '../core/load-ahead.ts';
import { PartFailure } from './part-failure.tsx';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** Whether the dialog that `OnDemand` shows is open; undefined outside of one. */
export const DialogOpened = createContext<boolean | undefined>(undefined);

/** A part of a screen that is loaded when it is first shown. If it cannot be loaded, a message with a button takes its place
 * until it can, and the screen around it stays with what was typed there. */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const fresh = () => lazy(() => load().catch((error: unknown) => Promise.reject(new PartMissing(error))));
  // Shared by all that show it. A failed one stays failed, so that it is replaced before the next try.
  const shared = { Part: fresh() };
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => shared.Part);
    const opened = use(DialogOpened);
    const retry = () => {
      if (shared.Part === Part) shared.Part = fresh();
      setPart(() => shared.Part);
    };
    return (
      <PartBoundary opened={opened} onRetry={retry} onClose={'onClose' in props ? props.onClose : undefined}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}

/** A dialog, or another part that is not there at first, which is loaded when it is wanted, or before when the browser is
 * idle. */
export function lazyAhead<Props extends object>(load: Load<Props>): ComponentType<Props> {
  loadAhead(load);
  return lazyPart(load);
}

/** The code of a part could not be loaded. */
class PartMissing extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause });
  }
}

interface BoundaryProps {
  readonly opened: boolean | undefined;
  readonly onRetry: () => void;
  /** Closes the dialog, if the part is one. */
  readonly onClose: unknown;
  readonly children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { readonly failure?: unknown }> {
  override state: { readonly failure?: unknown } = {};

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  /** Opened again, it is tried again. */
  override componentDidUpdate({ opened }: BoundaryProps) {
    if (this.state.failure !== undefined && opened === false && this.props.opened === true) this.retry();
  }

  readonly retry = () => {
    this.props.onRetry();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    const { opened, onClose, children } = this.props;
    if (failure === undefined) return children;
    if (!(failure instanceof PartMissing)) throw failure;
    if (opened === false) return null;
    const close = typeof onClose === 'function' ? (onClose as () => void) : undefined;
    return <PartFailure isDialog={opened === true} onRetry={this.retry} onClose={close} />;
  }
}
