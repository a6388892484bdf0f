import { type Consent, findConsent, onConsent } from '../tracking/consent.ts'

/** Loads the recorder only after consent and when the page is idle. */
export function recordWithConsent(): void {
  const begin = (consent: Consent | undefined) => {
    if (consent === 'granted') (window.requestIdleCallback ?? setTimeout)(startRecording)
  }
  begin(findConsent())
  onConsent(begin)
}

const startRecording = () =>
  import('./record-visit.ts').then(
    ({ recordVisit }) => recordVisit(),
    () => {
      // offline: nothing is recorded
    },
  )
