import type { FilledShop } from './filled-shop.ts'

const pauseMilliseconds = 100

/** The greatest resident memory of the shop while the work runs, in MB. */
export async function peakMemory({ readMemory }: FilledShop, work: () => Promise<unknown>): Promise<number> {
  let peak = readMemory()
  const timer = setInterval(() => {
    peak = Math.max(peak, readMemory())
  }, pauseMilliseconds)
  await work().finally(() => clearInterval(timer))
  return peak
}
