import type { Fetch } from '@tessera/client/transport'
import { data } from 'react-router'
import { getEnvironment } from './environment.server.ts'
import type { FailedForm } from './failed-form.ts'
import { withinDeadline } from './within-deadline.server.ts'

/** Rate limited or temporarily unavailable: not bugs. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504])
/** Used when the shop sends no `Retry-After`. */
const usualSeconds = 5

/** A form that could not be saved, and its message. */
export interface Failed {
  message: string
  failedForm: FailedForm
  /** The shop timed out, so loading the page as well would take as long again. */
  isSilent: boolean
}

interface Waiting {
  /** True for a page load; a form shows the message beside its fields. */
  isPage: boolean
  /** The failed form of the page being rendered; if rendering fails too, the error page shows its values. */
  failed: () => Failed | undefined
  /** Called with the seconds until a retry makes sense. */
  wait: (seconds: number) => void
}

/** Turns rate limiting and outages of the API into a 429 or 503 page instead of a 500. */
export function waitALittle(fetch: Fetch, { isPage, failed, wait }: Waiting): Fetch {
  const ask = withinDeadline(fetch, { isPage, pageMilliseconds: getEnvironment().pageMilliseconds })
  return async (url, init) => {
    const before = failed()
    if (before?.isSilent) throw failedPage(before)
    const answer = await ask(url, init)
    const { status } = answer
    if (!passing.has(status)) return answer
    wait(Number(answer.headers.get('retry-after')) || usualSeconds)
    if (before) throw failedPage(before)
    if (!isPage) return answer
    const { message } = (await answer.json().catch(() => ({}))) as { message?: string }
    throw data({ message }, { status })
  }
}

const failedPage = ({ message, failedForm }: Failed) => data({ message, failedForm }, { status: 503 })
