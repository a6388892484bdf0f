import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { redirect, redirectDocument } from 'react-router'
import { textOf } from '../../http/answer-form.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { forgetEnteredCard, readEnteredCard } from '../../kit/cards/entered-card.server.ts'
import { payCookiePath, payLinkCookie, payPath } from './link-cookie.ts'

interface ActionInput {
  visitor: Visitor
  form: FormData
}

export const payLinkActions: Readonly<Record<string, (input: ActionInput) => Promise<Response>>> = {
  /** The card form needs a visitor with a token; a link that is only looked at makes none. */
  start: async ({ visitor }) => {
    await visitor.ensureToken()
    return redirect(payPath)
  },
  pay: async ({ visitor, form }) => {
    const card = await readEnteredCard(visitor)
    if (!card) throw refusal('Payment.CardUnknown', 'Enter your card again.')
    const paid = await visitor.shop.PayLinks.PayByLink({
      token: visitor.cookies.get(payLinkCookie) ?? '',
      paymentToken: card.token,
      expectedCents: Number(textOf(form, 'expectedCents')) || 0,
      key: textOf(form, 'key'),
    })
    forgetEnteredCard(visitor, payCookiePath)
    if (paid.status === 'declined') throw refusal('Payment.Declined', paid.message ?? 'Try another card.')
    // the bank's page is not ours, so it needs a full document navigation
    return paid.status === 'challenge' && paid.nextUrl ? redirectDocument(paid.nextUrl) : redirect(payPath)
  },
}

const refusal = (code: string, message: string) => new ShopApiError(409, 'Conflict', { code, message })
