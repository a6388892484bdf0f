import { setTimeout } from 'node:timers/promises'

/** Never answers faster than the minimum, so that the time doesn't reveal whether an account exists. */
export async function withMinimumDuration<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work, setTimeout(milliseconds)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
