import { useHydrated } from '@tessera/ui/use-hydrated'
import { askConsentAgain } from './ask-consent-again.ts'

/** Lets a visitor withdraw consent. Nothing is tracked without JavaScript, so without it there is nothing to choose. */
export function PrivacyChoice() {
  if (!useHydrated()) return null
  return (
    <li>
      <button type="button" className="inline-flex min-h-8 items-center underline" onClick={askConsentAgain}>
        Privacy choices
      </button>
    </li>
  )
}
