/** Catches what breaks while drawing, so that one broken part does not take the page with it. */
import { Component, type ReactNode } from 'react';
import { ErrorState } from '#platform/ui/ErrorState.tsx';

interface Props {
  children: ReactNode;
  /** A change of it, e.g. of the path, tries again. */
  resetKey?: string;
  /** Another word for some errors; undefined: the usual one. `retry` draws the children again. */
  instead?: (error: unknown, retry: () => void) => ReactNode | undefined;
}
interface State {
  /** What was thrown; null: nothing. */
  failure: { error: unknown } | null;
  key: string | undefined;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, key: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.key ? null : { failure: null, key: props.resetKey };
  }

  readonly retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const instead = this.props.instead?.(failure.error, this.retry);
    if (instead !== undefined) return instead;
    return (
      <ErrorState
        title="Something broke on this page"
        message="What you wrote and saved is safe. Loading the page again usually helps."
        onRetry={() => location.reload()}
        retryLabel="Load again"
      />
    );
  }
}
