import { useState } from 'react'
import type { StaffOutcome } from '../../session/staff-work.server.ts'

interface Seen {
  form: string
  outcome: StaffOutcome | undefined
  saves: number
}

/**
 * The key of a form that stays on its page after a save. It changes with what the form is about and with each save of
 * it, and with nothing else: what is typed stays while the list is searched, or another row of it is deleted.
 */
export function useFormKey(form: string, number: string, outcome: StaffOutcome | undefined) {
  const [seen, setSeen] = useState<Seen>({ form, outcome: undefined, saves: 0 })
  if (form !== seen.form || outcome !== seen.outcome) {
    const isSave = outcome !== seen.outcome && outcome?.done !== undefined && outcome.about === number
    setSeen({ form, outcome, saves: (form === seen.form ? seen.saves : 0) + Number(isSave) })
  }
  return { key: `${form} ${seen.saves}`, isSaved: seen.saves > 0 }
}
