/** What some work in this process gives, and the milliseconds of processor it took: what else the machine does adds nothing to them. */
export async function onCpu<T>(work: () => T | Promise<T>): Promise<{ value: T; ms: number }> {
  const before = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(before);
  return { value, ms: (user + system) / 1000 };
}
