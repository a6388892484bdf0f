import { type FormEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { ScanOutcome } from './scan-outcome.ts'

/** Sends scans one after another: a scanner is faster than an answer, and no scan may replace another. */
export function useReturnScans(pageKey: string, first: ScanOutcome | undefined) {
  const fetcher = useFetcher<ScanOutcome>()
  const field = useRef<HTMLInputElement>(null)
  const queue = useRef(Promise.resolve())
  const count = useRef(0)
  const [firstKey] = useState(pageKey)
  const [waiting, setWaiting] = useState(0)
  const outcome = fetcher.data ?? first
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    const code = String(form.get('code') ?? '').trim()
    if (!code) return
    count.current += 1
    // a scan whose answer was lost is the same one under its key
    form.set('key', outcome?.isLost && outcome.code === code ? outcome.key : `${firstKey}-${count.current}`)
    setWaiting((number) => number + 1)
    queue.current = queue.current
      .then(() => fetcher.submit(form, { method: 'post' }))
      .finally(() => setWaiting((number) => number - 1))
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
  }
  /** Sends a code as if it had been typed. */
  const enter = (code: string) => {
    if (!field.current) return
    field.current.value = code
    field.current.form?.requestSubmit()
  }
  return { field, submit, enter, outcome, waiting }
}
