/** Runs some work, and answers its value with the milliseconds of processor that this process spent on it, whatever else runs beside. */
export async function onCpu<T>(work: () => T | Promise<T>): Promise<{ value: T; ms: number }> {
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return { value, ms: (user + system) / 1000 };
}
