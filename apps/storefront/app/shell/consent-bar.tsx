import { Button } from '@tessera/ui/button'
import { useEffect, useState } from 'react'
import { RouterLink } from '../kit/router-link.tsx'
import { type Consent, findConsent, saveConsent } from '../kit/tracking/consent.ts'

/** The consent banner. Without JavaScript nothing is tracked, so it is not shown. */
export function ConsentBar() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(findConsent() === undefined), [])
  if (!isOpen) return null
  const answer = (consent: Consent) => {
    saveConsent(consent)
    setOpen(false)
  }
  return (
    <section
      aria-label="Privacy choices"
      className="no-print fixed inset-x-3 bottom-3 z-30 flex max-w-xl flex-wrap items-center gap-x-4 gap-y-2 bg-surface px-4 py-3 text-sm shadow-sheet tablet:inset-x-auto tablet:start-6 tablet:bottom-6"
    >
      <p className="grow basis-60">
        OK to collect anonymous usage data? No ads, and we never sell it.{' '}
        <RouterLink href="/policies/privacy">Privacy</RouterLink>
      </p>
      <div className="flex gap-2">
        <Button size="Small" onClick={() => answer('denied')}>
          No, thanks
        </Button>
        <Button size="Small" onClick={() => answer('granted')}>
          Yes
        </Button>
      </div>
    </section>
  )
}
