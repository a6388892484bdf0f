import type { FetchFunction } from '@tessera/client/transport'
import { data } from 'react-router'
import { getEnvironment } from './environment.server.ts'
import type { FailedForm } from './failed-form.ts'
import { withinDeadline } from './within-deadline.server.ts'

/** Rate limited or temporarily unavailable: not bugs. */
const temporaryStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504])
/** Used when the shop sends no `Retry-After`. */
const defaultRetrySeconds = 5

/** A form that could not be saved, and its message. */
export interface FailedSubmission {
  message: string
  failedForm: FailedForm
  /** The shop timed out, so loading the page as well would take as long again. */
  isSilent: boolean
}

interface Options {
  /** True for a page load; a form shows the message beside its fields. */
  isPage: boolean
  /** The failed form of the page being rendered; if rendering fails too, the error page shows its values. */
  failed: () => FailedSubmission | undefined
  /** Called with the seconds until a retry makes sense. */
  wait: (seconds: number) => void
}

/** Turns rate limiting and outages of the API into a 429 or 503 page instead of a 500. */
export function throwIfThrottled(fetch: FetchFunction, { isPage, failed, wait }: Options): FetchFunction {
  const ask = withinDeadline(fetch, { isPage, pageMilliseconds: getEnvironment().pageMilliseconds })
  return async (url, init) => {
    const before = failed()
    if (before?.isSilent) throw failedPage(before)
    const answer = await ask(url, init)
    const { status } = answer
    if (!temporaryStatuses.has(status)) return answer
    wait(Number(answer.headers.get('retry-after')) || defaultRetrySeconds)
    if (before) throw failedPage(before)
    if (!isPage) return answer
    const { message } = (await answer.json().catch(() => ({}))) as { message?: string }
    throw data({ message }, { status })
  }
}

const failedPage = ({ message, failedForm }: FailedSubmission) => data({ message, failedForm }, { status: 503 })
