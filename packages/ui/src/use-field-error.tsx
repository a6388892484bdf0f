import { type FormEvent, useState } from 'react'
import { type FormControl, problemOf } from './problem-of.tsx'

interface FieldState {
  problem: string | undefined
  leave(value: string): void
  touch(value: string): void
  /** Shows our message under an invalid field instead of the browser's bubble. */
  refuse(event: FormEvent<FormControl>): void
}

/**
 * The current error of a field: the server's until the user types, then the result of the check when the field is
 * left. A message disappears as soon as its cause is gone.
 */
export function useFieldError(error: string | undefined, check?: (value: string) => string | undefined): FieldState {
  const [known, setKnown] = useState({ error, problem: error })
  if (known.error !== error) setKnown({ error, problem: error })
  const showProblem = (problem: string | undefined) => {
    if (problem !== known.problem) setKnown({ error, problem })
  }
  return {
    problem: known.problem,
    leave: (value) => {
      if (check && value !== '') showProblem(check(value))
    },
    touch: (value) => {
      if (known.problem !== undefined && !check?.(value)) showProblem(undefined)
    },
    refuse: (event) => {
      event.preventDefault()
      const control = event.currentTarget
      showProblem((control.value !== '' && check?.(control.value)) || problemOf(control))
      if (control.form?.querySelector(':invalid:not(fieldset)') === control) control.focus()
    },
  }
}
