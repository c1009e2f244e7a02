import type { ReactNode } from 'react';

/** Holds the first part of a page; later parts stay hidden until it has loaded, so that they do not jump. */
export const Foremost = ({ children }: { children: ReactNode }) => <div className="foremost">{children}</div>;
