import { useState } from 'react'
import { findOutageIn } from './find-outage-in.ts'

/** The action's last result other than an outage: after an outage the earlier state and the typed values stay. */
export function useLastAnswer<Answer extends object>(
  answer: Answer | undefined,
): Exclude<Answer, { outage: string }> | undefined {
  type Real = Exclude<Answer, { outage: string }>
  const [last, setLast] = useState<Real>()
  if (findOutageIn(answer)) return last
  const real = answer as Real | undefined // outages are excluded above
  if (real !== last) setLast(real)
  return real
}
