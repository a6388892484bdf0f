import { cookieSeconds } from '@tessera/contract/shop/constants'

export type Consent = 'granted' | 'denied'
const consentCookie = 'consent'
export const consentEvent = 'tessera:consent'

/** The consent stored in this browser, if any. */
export function findConsent(): Consent | undefined {
  const [, value] = /(?:^|;\s*)consent=(granted|denied)/.exec(document.cookie) ?? []
  return value as Consent | undefined
}

export function saveConsent(consent: Consent): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${consentCookie}=${consent}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${secure}`
  dispatchEvent(new CustomEvent(consentEvent, { detail: consent }))
}

export function onConsent(listen: (consent: Consent) => void): () => void {
  const onEvent = (event: Event) => listen((event as CustomEvent<Consent>).detail)
  addEventListener(consentEvent, onEvent)
  return () => removeEventListener(consentEvent, onEvent)
}
