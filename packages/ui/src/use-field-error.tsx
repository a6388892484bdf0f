import { type FormEvent, useState } from 'react'
import { type Control, problemOf } from './problem-of.tsx'

interface FieldState {
  problem: string | undefined
  leave(value: string): void
  touch(value: string): void
  /** The browser will not send it: our words under the field instead of a bubble of its own. */
  refuse(event: FormEvent<Control>): void
}

/**
 * What is wrong with a field now: what the server said until somebody types, then what the check says when the field is
 * left. A message goes as soon as its cause is gone.
 */
export function useFieldError(error: string | undefined, check?: (value: string) => string | undefined): FieldState {
  const [known, setKnown] = useState({ error, problem: error })
  if (known.error !== error) setKnown({ error, problem: error })
  const say = (problem: string | undefined) => {
    if (problem !== known.problem) setKnown({ error, problem })
  }
  return {
    problem: known.problem,
    leave: (value) => {
      if (check && value !== '') say(check(value))
    },
    touch: (value) => {
      if (known.problem !== undefined && !check?.(value)) say(undefined)
    },
    refuse: (event) => {
      event.preventDefault()
      const control = event.currentTarget
      say((control.value !== '' && check?.(control.value)) || problemOf(control))
      if (control.form?.querySelector(':invalid:not(fieldset)') === control) control.focus()
    },
  }
}
