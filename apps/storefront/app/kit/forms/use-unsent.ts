import { type FormControl, nameOf, problemOf } from '@tessera/ui/problem-of'
import { type RefObject, useEffect, useState } from 'react'

interface Unsent {
  field: string
  message: string
}

const none: readonly Unsent[] = []

/** The fields that failed browser validation in the surrounding form; empty once it is sent. */
export function useUnsent(here: RefObject<HTMLElement | null>): readonly Unsent[] {
  const [unsent, setUnsent] = useState(none)
  useEffect(() => {
    const form = here.current?.closest('form')
    if (!form) return
    const list = () => setUnsent([...form.querySelectorAll<FormControl>(':invalid:not(fieldset)')].map(unsentOf))
    const forget = () => setUnsent(none)
    // `invalid` does not bubble and fires once per field
    form.addEventListener('invalid', list, true)
    form.addEventListener('submit', forget)
    return () => {
      form.removeEventListener('invalid', list, true)
      form.removeEventListener('submit', forget)
    }
  }, [here])
  return unsent
}

/** The sentence names its field, unless the browser wrote it or the field is a box. */
const unsentOf = (control: FormControl): Unsent => {
  const label = control.labels?.[0]?.firstChild?.textContent
  const problem = problemOf(control)
  const isNamed = problem.includes(nameOf(control)) || control.validity.customError
  return { field: control.id, message: label && !isNamed ? `${label}: ${problem}` : problem }
}
