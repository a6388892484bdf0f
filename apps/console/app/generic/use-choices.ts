import { useEffect, useRef, useState } from 'react'
import type { ReferenceChoice, ReferenceChoices } from './form-field.ts'

const restMilliseconds = 200

/** The records that match what is typed. Answers to an older question are dropped. */
export function useChoices({ options: first, searchHref }: ReferenceChoices) {
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
