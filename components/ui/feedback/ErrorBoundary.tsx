import { Component, type ReactNode } from 'react';
import { reportFault } from '@/lib/reportFault';

interface ErrorBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a fault of one part from taking the rest of the screen with it, and reports it; give it a `key` to start afresh. */
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
