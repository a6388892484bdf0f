import { useEffect, useState } from 'react'
import type { ActingNames } from '../http/session/acting.server.ts'
import { actingEndedPath, nothingSent } from '../http/session/acting-paths.ts'

const minute = 60_000
const stepMilliseconds = 5000
const endPath = '/acting/end'

/** Names both people on every page while a member of staff acts for a customer, with the time that is left. */
export function ActingBar({ acting }: { acting: ActingNames }) {
  const { staff, person, company, mode, endsAt } = acting
  const isHeld = useHeldForms(mode === 'look')
  return (
    <section aria-label="Acting for a customer" className="no-print sticky top-0 z-30 bg-sale py-2 text-paper">
      <form method="post" action={endPath} className="page flex items-center justify-between gap-4">
        <p className="text-sm">
          You are <b>{staff}</b>, acting for <b>{person}</b>
          {company !== person && <> of {company}</>}.{' '}
          {mode === 'look' ? 'You can look, not change anything.' : 'You can order on account.'}{' '}
          <TimeLeft endsAt={endsAt} />
          <span role="status">{isHeld && <b> {nothingSent}</b>}</span>
        </p>
        <button type="submit" className="min-h-9 cursor-pointer rounded bg-paper px-4 text-sm font-bold text-ink">
          End
        </button>
      </form>
    </section>
  )
}

/** A form of staff who look would be refused and replace the page, so it is stopped before it leaves. */
function useHeldForms(isLooking: boolean): boolean {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (!isLooking) return
    const hold = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (form.method === 'get' || form.getAttribute('action') === endPath) return
      event.preventDefault()
      event.stopPropagation()
      setIsHeld(true)
    }
    window.addEventListener('submit', hold, { capture: true })
    return () => window.removeEventListener('submit', hold, { capture: true })
  }, [isLooking])
  return isHeld
}

/** At the end the browser drops the cookie, and the page would show someone else's data under this bar: it is left. */
function TimeLeft({ endsAt }: { endsAt: string }) {
  const [now, setNow] = useState(Date.now)
  const left = Date.parse(endsAt) - now
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMilliseconds)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (left <= 0) location.assign(actingEndedPath)
  }, [left])
  const minutes = Math.max(1, Math.ceil(left / minute))
  return <span suppressHydrationWarning>{minutes === 1 ? '1 minute left.' : `${minutes} minutes left.`}</span>
}
