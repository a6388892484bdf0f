import { cookieSeconds } from '@tessera/contract/shop/constants'
import { consentEvent } from '../kit/tracking/consent.ts'

/**
 * Shows the question to a visitor who has not answered yet, and takes the answer. Pages are cached for all, so the
 * browser decides; the page's own scripts come too late for the first paint and for a quick click.
 */
const asker = `(() => {
  const page = document.documentElement
  if (!/(?:^|;\\s*)consent=(?:granted|denied)/.test(document.cookie)) page.dataset.consent = 'ask'
  addEventListener('click', ({ target }) => {
    const answer = target.closest?.('[data-consent-answer]')?.dataset.consentAnswer
    if (!answer) return
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = 'consent=' + answer + '; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax' + secure
    delete page.dataset.consent
    dispatchEvent(new CustomEvent('${consentEvent}', { detail: answer }))
  })
})()`

/** The script at the end of the head. */
export const askConsent = (nonce: string): string => `<script ${nonce}>${asker}</script>`
