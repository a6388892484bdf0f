import { Button } from '@tessera/ui/button'
import { RouterLink } from '../kit/router-link.tsx'

/**
 * The question about usage data, above the header, where it covers nothing. It is in every page and hidden: the script
 * of `ask-consent.server.ts` shows it before the first paint and takes the answer, so nothing moves later. Without
 * JavaScript nothing is tracked, and it stays hidden.
 */
export const ConsentBar = () => (
  <section aria-label="Privacy choices" className="consent-bar no-print border-b border-grout bg-surface text-sm">
    <div className="page flex flex-wrap items-center justify-center gap-x-6 gap-y-2 py-2">
      <p>
        OK to collect anonymous usage data? No ads, and we never sell it.{' '}
        <RouterLink href="/policies/privacy">Privacy</RouterLink>
      </p>
      <div className="flex gap-2">
        <Button size="Small" data-consent-answer="denied">
          No, thanks
        </Button>
        <Button size="Small" data-consent-answer="granted">
          Yes
        </Button>
      </div>
    </div>
  </section>
)
