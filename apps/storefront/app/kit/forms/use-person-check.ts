import { type FormEvent, useEffect, useRef, useState } from 'react'
import { getSolution } from './get-solution.ts'

type Check = 'idle' | 'working' | 'done' | 'failed'

/** A solution is valid for ten minutes and one form. */
const freshMilliseconds = 9 * 60_000

interface Solved {
  text: string
  at: number
}

/**
 * Starts solving with the first interaction, so that it usually finishes before submit. A form sent too early waits and
 * is then submitted automatically. A new response needs a new solution.
 */
export function usePersonCheck(answer: unknown) {
  const [check, setCheck] = useState<Check>('idle')
  const [isWaiting, setIsWaiting] = useState(false)
  const [seen, setSeen] = useState(answer)
  const solved = useRef<Solved>(undefined)
  const underway = useRef<Promise<void>>(undefined)
  const isHeld = useRef(false)
  const stop = useRef(new AbortController())
  if (seen !== answer) {
    setSeen(answer)
    setCheck('idle')
  }
  useEffect(() => {
    const controller = new AbortController()
    stop.current = controller
    return () => controller.abort()
  }, [])
  const begin = (): Promise<void> => {
    if (isFresh(solved.current)) return Promise.resolve()
    underway.current ??= solve().finally(() => {
      underway.current = undefined
    })
    return underway.current
  }
  const solve = async () => {
    setCheck('working')
    const { signal } = stop.current
    const text = await getSolution(signal).catch(() => undefined)
    if (signal.aborted) return
    solved.current = { text: text ?? '', at: Date.now() }
    setCheck(text ? 'done' : 'failed')
  }
  // reads the current state, not the last render, which may lag on a slow machine
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const field = form.elements.namedItem('captcha')
    if (isFresh(solved.current) && field instanceof HTMLInputElement) {
      field.value = solved.current?.text ?? ''
      solved.current = undefined
      return
    }
    event.preventDefault()
    if (isHeld.current) return
    isHeld.current = true
    setIsWaiting(true)
    begin().then(() => {
      isHeld.current = false
      setIsWaiting(false)
      form.requestSubmit()
    })
  }
  return { check, isWaiting, begin: () => void begin(), onSubmit }
}

const isFresh = (solved: Solved | undefined): boolean =>
  solved !== undefined && Date.now() - solved.at < freshMilliseconds
