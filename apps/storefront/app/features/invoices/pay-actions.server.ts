import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { InvoicePaymentRequestInput } from '@tessera/client/shop/types.gen'
import { redirect, redirectDocument } from 'react-router'
import { textOf } from '../../http/answer-form.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { forgetEnteredCard, readEnteredCard } from '../../kit/cards/entered-card.server.ts'
import { payHref } from './pay-selection.ts'
import { readAmount } from './payable.ts'

interface DocumentAmount {
  documentId: string
  typed: string
}

const documentsOf = (form: FormData): DocumentAmount[] =>
  form.getAll('document').map((id) => ({ documentId: String(id), typed: textOf(form, `amount-${String(id)}`) }))

interface ActionInput {
  visitor: Visitor
  form: FormData
}

/** Recalculates the total, or pays. The middleware decides from the rows under lock, never from the form. */
export const payActions: Readonly<Record<string, (input: ActionInput) => Promise<Response>>> = {
  update: async ({ form }) => redirect(updatedHref(form, documentsOf(form))),
  pay: async (input) => payDocuments(input, await paymentMethodOf(input)),
  'pay-bank': (input) => payDocuments(input, { bank: bankOf(input.form) }),
}

type PaymentMethodInput = Pick<InvoicePaymentRequestInput, 'bank' | 'paymentToken' | 'saveCard' | 'savedCardId'>

async function payDocuments({ visitor, form }: ActionInput, paymentMethod: PaymentMethodInput): Promise<Response> {
  const paid = await visitor.shop.MyAccount.PayOpenInvoiceByMortarPay({
    key: textOf(form, 'key'),
    documents: documentsOf(form).map((one) => documentOf(one, textOf(form, 'reason'))),
    useCredits: form.has('credits'),
    ...paymentMethod,
    expectedCents: Number(textOf(form, 'expectedCents')) || 0,
  })
  if (paid.status !== 'declined') forgetEnteredCard(visitor, '/account/invoices')
  // the bank's page is not ours, so it needs a full document navigation
  if (paid.status === 'challenge' && paid.nextUrl) return redirectDocument(paid.nextUrl)
  if (paid.status !== 'declined') return redirect(`/account/invoices/receipt/${paid.paymentId}`)
  throw new ShopApiError(409, 'Conflict', { code: 'Payment.Declined', message: paid.message })
}

function updatedHref(form: FormData, wanted: readonly DocumentAmount[]): string {
  const picks = wanted
    .filter(({ documentId }) => !form.getAll('leave-out').includes(documentId))
    .map(({ documentId, typed }) => ({ id: documentId, cents: readAmount(typed) ?? null }))
  return payHref({ picks, usesCredits: form.has('credits') })
}

function documentOf({ documentId, typed }: DocumentAmount, reason: string) {
  const amountCents = readAmount(typed)
  if (amountCents !== undefined) return { documentId, amountCents, reason: reason || null }
  const problem = { field: `amount-${documentId}`, message: `Enter an amount for ${documentId}.` }
  throw new ShopApiError(400, 'Bad Request', {
    code: 'Request.Invalid',
    message: 'Please check the amounts.',
    fields: [problem],
  })
}

/** Passed through to the bank and never stored. */
function bankOf(form: FormData) {
  if (!form.has('mayDebit'))
    throw new ShopApiError(400, 'Bad Request', {
      code: 'Request.Invalid',
      message: 'Please check the marked fields.',
      fields: [{ field: 'mayDebit', message: 'Authorize the debit to continue.' }],
    })
  return {
    routingNumber: textOf(form, 'bank.routingNumber'),
    accountNumber: textOf(form, 'bank.accountNumber'),
    holder: textOf(form, 'bank.holder'),
  }
}

/** `new` is the card just returned by the provider; any other value is the ID of a saved card. */
async function paymentMethodOf({ visitor, form }: ActionInput): Promise<PaymentMethodInput> {
  const chosen = textOf(form, 'means')
  const card = chosen === 'new' ? await readEnteredCard(visitor) : null
  if (card) return { paymentToken: card.token, saveCard: form.has('saveCard') }
  return chosen && chosen !== 'new' ? { savedCardId: chosen } : {}
}
