/**
 * Runs some work, and returns its value with the milliseconds of CPU time that this process spent on it, regardless of
 * other processes.
 */
export async function onCpu<T>(work: () => T | Promise<T>): Promise<{ value: T; ms: number }> {
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return { value, ms: (user + system) / 1000 };
}
