import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { recordWithConsent } from './recording/record-with-consent.ts'
import { ReferenceContext } from './shell/reference.tsx'

const reference = document.querySelector<HTMLElement>('[data-reference]')?.dataset.reference

startTransition(() => {
  hydrateRoot(
    document,
    <ReferenceContext value={reference}>
      <HydratedRouter />
    </ReferenceContext>,
  )
})

recordWithConsent()

// loaded with the first error; one that comes because nothing can be loaded is not told
const tell = (event: ErrorEvent | PromiseRejectionEvent) =>
  import('./lib/tell-error.ts').then(
    ({ tellError }) => tellError(event),
    () => {},
  )
addEventListener('error', tell)
addEventListener('unhandledrejection', tell)
