import { setTimeout } from 'node:timers/promises'

/** An answer that never comes earlier than this: what was done for somebody takes a little longer than for nobody. */
export async function evenly<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work, setTimeout(milliseconds)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
