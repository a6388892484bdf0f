import type { Fetch } from '@tessera/client/transport'
import { data } from 'react-router'
import { getEnvironment } from './environment.server.ts'
import type { FailedForm } from './failed-form.ts'
import { withinDeadline } from './within-deadline.server.ts'

/** Asked too often, or nobody there for a moment: neither is a mistake, and both are over soon. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504])
/** Where the shop names no time of its own. */
const usualSeconds = 5

/** A form that could not be saved a moment ago, and what was said about it. */
export interface Failed {
  message: string
  failedForm: FailedForm
  /** The shop gave no answer in time: asking it for the page as well would take as long again. */
  isSilent: boolean
}

interface Waiting {
  /** Whether it becomes a page of its own; a form says it beside its fields. */
  isPage: boolean
  /** The form whose page is being drawn again; where that fails too, the error page keeps what was typed. */
  failed: () => Failed | undefined
  /** Told in how many seconds it makes sense to ask again. */
  wait: (seconds: number) => void
}

/** Whoever asks too often gets a 429 that says so, and a shop that is busy a 503: not a fault of ours. */
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
