import { useState } from 'react'
import { findUnsavedIn } from './find-unsaved-in.ts'

/** The action's last result in which something was decided: after an outage the earlier state and the typed values stay. */
export function useLastAnswer<Answer extends object>(
  answer: Answer | undefined,
): Exclude<Answer, { unsaved: string }> | undefined {
  type Real = Exclude<Answer, { unsaved: string }>
  const [last, setLast] = useState<Real>()
  if (findUnsavedIn(answer)) return last
  const real = answer as Real | undefined // those are excluded above
  if (real !== last) setLast(real)
  return real
}
