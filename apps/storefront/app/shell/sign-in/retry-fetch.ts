import { noteFailedAnswer } from '../../http/failed-answer.ts'
import { askedAgainHeader, signInHeader } from '../../http/headers.ts'
import { isWorthAnother, type Outcome, readAgain } from '../../http/retry-read.ts'

type Asked = Parameters<typeof fetch>

/**
 * Handles a failed request. Reads are retried; a request that needs sign-in waits for the dialog and then continues.
 * Writes are never repeated: the user resends a failed form.
 */
export async function askAgain(ask: typeof fetch, asked: Asked, first: Outcome): Promise<Response> {
  const [input, init] = asked
  const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()
  const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
  const isRead = method === 'GET' || method === 'HEAD'
  const answer = isRead && isWorthAnother(first) ? await readAgain(reading(ask, asked, first, signal), first) : first
  if (answer instanceof Error) throw answer
  noteFailedAnswer(answer)
  const wanted = answer.headers.get(signInHeader)
  if (wanted === null || input instanceof Request) return answer
  const { isSignedInAgain } = await import('./sign-in-again.tsx')
  return (await isSignedInAgain(wanted, isRead)) ? ask(...asked) : answer
}

function reading(ask: typeof fetch, [input, init]: Asked, first: Outcome, signal: AbortSignal | null | undefined) {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  // the server reported the first failure already, and each cause is reported once
  if (first instanceof Response) headers.set(askedAgainHeader, '1')
  return {
    ask: () => ask(input, { ...init, headers }),
    wait: (milliseconds: number) => waitUnless(signal, milliseconds),
    isOnline: () => navigator.onLine,
  }
}

const waitUnless = (signal: AbortSignal | null | undefined, milliseconds: number): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
