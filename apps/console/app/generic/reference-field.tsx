import { TextField, type TextFieldProps } from '@tessera/ui/field'
import { useEffect, useRef, useState } from 'react'
import type { ReferenceChoice, ReferenceChoices } from './form-field.ts'

const restMilliseconds = 200

/**
 * The ID of another record. The first twenty come with the page as suggestions of the browser; typing finds the others
 * where there is script. Any ID may be typed: the server knows whether it exists.
 */
export function ReferenceField({ reference, ...field }: TextFieldProps & { reference: ReferenceChoices }) {
  const listID = `${field.id ?? field.name}-choices`
  const [options, search] = useChoices(reference)
  return (
    <>
      <TextField
        {...field}
        list={listID}
        autoComplete="off"
        spellCheck={false}
        onInput={(event) => search(event.currentTarget.value)}
      />
      <datalist id={listID}>
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** Answers to an older question are dropped. */
function useChoices({ options: first, searchHref }: ReferenceChoices) {
  const [options, setOptions] = useState<readonly ReferenceChoice[]>(first)
  const asked = useRef<AbortController>(undefined)
  useEffect(() => () => asked.current?.abort(), [])
  const search = (text: string) => {
    asked.current?.abort()
    const question = new AbortController()
    asked.current = question
    const { signal } = question
    const timer = setTimeout(async () => {
      const answer = await fetch(`${searchHref}&search=${encodeURIComponent(text)}`, { signal }).catch(() => undefined)
      if (answer?.ok && !signal.aborted) setOptions(((await answer.json()) as ReferenceChoices).options)
    }, restMilliseconds)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  return [options, search] as const
}
