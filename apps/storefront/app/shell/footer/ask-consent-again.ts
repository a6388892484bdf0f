import { saveConsent } from '../../kit/tracking/consent.ts'

/** Stops tracking immediately and asks for consent again. */
export function askConsentAgain(): void {
  saveConsent('denied')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = 'consent=; Path=/; Max-Age=0; SameSite=Lax'
  location.reload()
}
