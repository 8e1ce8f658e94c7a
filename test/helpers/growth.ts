/** How many times longer the long input is. */
const TIMES = 8;
/** What less than this takes is lost in noise. */
const LEAST_MS = 60;
/** What more than this takes is measured once. */
const LONG_MS = 500;

/** The processor's time of a piece of work, in ms; how busy the machine is does not matter much. */
async function cost(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * How many times more the work takes for each unit of an input that is eight times as long: about 1 where it grows with the
 * length, 8 where it grows with its square.
 *
 * @param work done once before it is measured.
 */
export async function growth<T>(
  make: (size: number) => T | Promise<T>,
  size: number,
  work: (input: T) => Promise<void>,
): Promise<number> {
  const [short, long] = [await make(size), await make(size * TIMES)];
  await work(short);
  const once = await cost(() => work(short));
  const base = once > LONG_MS ? once : Math.max(LEAST_MS, once, await cost(() => work(short)));
  return (await cost(() => work(long))) / base / TIMES;
}
