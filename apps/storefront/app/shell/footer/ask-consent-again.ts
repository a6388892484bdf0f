import { saveConsent } from '../../kit/tracking/consent.ts'

/** Ends at once whatever measures, then asks as if for the first time. */
export function askConsentAgain(): void {
  saveConsent('denied')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = 'consent=; Path=/; Max-Age=0; SameSite=Lax'
  location.reload()
}
