import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { recordWithConsent } from './kit/recording/record-with-consent.ts'
import { ErrorReferenceContext } from './shell/error-reference.tsx'
import { retryPictures } from './shell/retry-pictures.ts'

/** Loads the retry code after the page's own scripts. */
const restMilliseconds = 3000

const reference = document.querySelector<HTMLElement>('[data-reference]')?.dataset.reference

// failed requests go through `retry-fetch.ts`, which is loaded when the page is idle or with the first failure
const loadRetryFetch = () => import('./shell/sign-in/retry-fetch.ts').catch(() => undefined)
const originalFetch = window.fetch
window.fetch = async (...request) => {
  const first: Response | Error = await originalFetch(...request).catch((error: Error) => error)
  const isFine = 'ok' in first && first.status < 500 && !first.headers.has('x-sign-in')
  const more = isFine ? undefined : await loadRetryFetch()
  if (more) return more.retryFetch(originalFetch, request, first)
  if (first instanceof Error) throw first
  return first
}
setTimeout(loadRetryFetch, restMilliseconds)

startTransition(() => {
  hydrateRoot(
    document,
    <ErrorReferenceContext value={reference}>
      <HydratedRouter />
    </ErrorReferenceContext>,
  )
})

recordWithConsent()
retryPictures()

// loaded with the first error; an error caused by a failed script load cannot be reported
const reportEvent = (event: ErrorEvent | PromiseRejectionEvent) =>
  import('./kit/tracking/report-browser-error.ts').then(
    ({ reportBrowserError: reportError }) => reportError(event),
    () => {},
  )
addEventListener('error', reportEvent)
addEventListener('unhandledrejection', reportEvent)
