import { type RefObject, useEffect, useState } from 'react'
import type { BenchResult } from './bench-view.ts'

const restMilliseconds = 600

interface BenchState {
  result: BenchResult | undefined
  isBusy: boolean
}

/**
 * Tries the form as it is, shortly after each change. Answers to an older question are dropped. `given` is the answer
 * of a page that was sent without script.
 */
export function useBench(
  form: RefObject<HTMLFormElement | null>,
  href: string | null,
  isSound: boolean,
  given: BenchResult | undefined,
): BenchState {
  const [state, setState] = useState<BenchState>({ result: given, isBusy: false })
  useEffect(() => {
    const element = form.current
    if (!element || !href || !isSound) return
    let asked = new AbortController()
    const ask = async ({ signal }: AbortController) => {
      setState(({ result }) => ({ result, isBusy: true }))
      const body = new FormData(element)
      // the page may be left while the answer arrives
      const result = await fetchResult(href, body, signal).catch(() => undefined)
      if (!signal.aborted) setState({ result: result ?? { problem: 'The test didn’t respond.' }, isBusy: false })
    }
    let timer = setTimeout(() => void ask(asked), restMilliseconds)
    const again = () => {
      clearTimeout(timer)
      asked.abort()
      asked = new AbortController()
      timer = setTimeout(() => void ask(asked), restMilliseconds)
    }
    element.addEventListener('input', again)
    return () => {
      clearTimeout(timer)
      asked.abort()
      element.removeEventListener('input', again)
    }
  }, [form, href, isSound])
  return state
}

async function fetchResult(href: string, body: FormData, signal: AbortSignal): Promise<BenchResult | undefined> {
  const answer = await fetch(href, { method: 'POST', body, signal })
  return answer.ok ? ((await answer.json()) as BenchResult) : undefined
}
