import { useState } from 'react'
import { findOutageIn } from './find-outage-in.ts'

/** What an action answered last, apart from outages: what was shown then stays, with what was typed into it since. */
export function useLastAnswer<Answer extends object>(
  answer: Answer | undefined,
): Exclude<Answer, { outage: string }> | undefined {
  type Real = Exclude<Answer, { outage: string }>
  const [last, setLast] = useState<Real>()
  if (findOutageIn(answer)) return last
  const real = answer as Real | undefined // an outage has just been ruled out
  if (real !== last) setLast(real)
  return real
}
