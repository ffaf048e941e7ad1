/** Catches what breaks while drawing, so that one broken part does not take the page with it. */
import { Component, type ReactNode } from 'react';
import { ErrorState } from '#platform/ui/ErrorState.tsx';

interface Props {
  children: ReactNode;
  /** A change of it, e.g. of the path, tries again. */
  resetKey?: string;
}
interface State {
  failed: boolean;
  key: string | undefined;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, key: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.key ? null : { failed: false, key: props.resetKey };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
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
