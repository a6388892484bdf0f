import { cookieSeconds } from '@tessera/contract/shop/constants'

export type Consent = 'granted' | 'denied'
const consentCookie = 'consent'
const changed = 'tessera:consent'

/** The consent stored in this browser, if any. */
export function findConsent(): Consent | undefined {
  const [, said] = /(?:^|;\s*)consent=(granted|denied)/.exec(document.cookie) ?? []
  return said as Consent | undefined
}

export function saveConsent(consent: Consent): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = `${consentCookie}=${consent}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${secure}`
  dispatchEvent(new CustomEvent(changed, { detail: consent }))
}

export function onConsent(listen: (consent: Consent) => void): () => void {
  const heard = (event: Event) => listen((event as CustomEvent<Consent>).detail)
  addEventListener(changed, heard)
  return () => removeEventListener(changed, heard)
}
