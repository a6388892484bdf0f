import { encodeAnswer } from '../../http/encode-answer.ts'
import { notSent } from '../../http/not-sent.ts'
import { notSure, unsavedAnswer } from '../../http/unsaved-answer.ts'

/**
 * Answers a form that the network lost, as its action does when the shop is down. Without an answer the router replaces
 * the page, and all that was typed, by the error page. Undefined for anything but a form of the router.
 */
export function answerLostForm([input, init]: Parameters<typeof fetch>): Response | undefined {
  const form = init?.body
  if (!(form instanceof URLSearchParams || form instanceof FormData)) return undefined
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  if (!pathname.endsWith('.data')) return undefined
  const { unsaved, refusal } = unsavedAnswer(navigator.onLine ? notSure : notSent, form)
  const body = encodeAnswer({ data: { unsaved, refusal: { ...refusal } } })
  return new Response(body, { status: 503, headers: { 'x-remix-response': 'yes' } })
}
