import { Component, type ReactNode } from 'react';
import { reportFault } from '@/lib/reportFault';

interface ErrorBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps an error in one part from breaking the rest of the screen, and reports it; a new `key` resets it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  componentDidCatch(error: unknown) {
    reportFault(error);
  }

  render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
