import { type Consent, findConsent, onConsent } from '../tracking/consent.ts'

/** Nothing of the recorder is loaded before somebody has said yes, nor before the page is at rest. */
export function recordWithConsent(): void {
  const begin = (consent: Consent | undefined) => {
    if (consent === 'granted') (window.requestIdleCallback ?? setTimeout)(load)
  }
  begin(findConsent())
  onConsent(begin)
}

const load = () =>
  import('./record-visit.ts').then(
    ({ recordVisit }) => recordVisit(),
    () => {
      // without a network nothing is recorded
    },
  )
