import { noteFailedAnswer } from '../../http/failed-answer.ts'
import { retryHeader, signInHeader } from '../../http/headers.ts'
import { type FetchOutcome, isRetryable, retryRead } from '../../http/retry-read.ts'
import { answerLostForm } from './answer-lost-form.ts'

type FetchArgs = Parameters<typeof fetch>

/**
 * Handles a failed request. Reads are retried; a request that needs sign-in waits for the dialog and then continues.
 * Writes are never repeated: the user resends a failed form, which keeps what was typed.
 */
export async function retryFetch(ask: typeof fetch, args: FetchArgs, first: FetchOutcome): Promise<Response> {
  const [input, init] = args
  const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()
  const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
  const isRead = method === 'GET' || method === 'HEAD'
  const answer =
    isRead && isRetryable(first) ? await retryRead(createRetryOptions(ask, args, first, signal), first) : first
  const isLost = answer instanceof Error && answer.name !== 'AbortError'
  const lostForm = isLost && !isRead ? answerLostForm(args) : undefined
  if (lostForm) return lostForm
  if (answer instanceof Error) throw answer
  noteFailedAnswer(answer)
  const signInRequest = answer.headers.get(signInHeader)
  if (signInRequest === null || input instanceof Request) return answer
  const { signInAgain: isSignedInAgain } = await import('./sign-in-again.tsx')
  return (await isSignedInAgain(signInRequest, isRead)) ? ask(...args) : answer
}

function createRetryOptions(
  ask: typeof fetch,
  [input, init]: FetchArgs,
  first: FetchOutcome,
  signal: AbortSignal | null | undefined,
) {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  // the server reported the first failure already, and each cause is reported once
  if (first instanceof Response) headers.set(retryHeader, '1')
  return {
    ask: () => ask(input, { ...init, headers }),
    wait: (milliseconds: number) => waitUnlessAborted(signal, milliseconds),
    isOnline: () => navigator.onLine,
  }
}

const waitUnlessAborted = (signal: AbortSignal | null | undefined, milliseconds: number): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
