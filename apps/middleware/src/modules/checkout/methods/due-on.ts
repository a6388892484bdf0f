import { type PaymentTerms, paymentTerms } from '@tessera/contract/shop/constants'

const day = 24 * 60 * 60_000

/** Document date plus net days; Z000 is due at once. */
export const dueOn = (terms: PaymentTerms, now: Date): string =>
  new Date(now.getTime() + paymentTerms[terms] * day).toISOString().slice(0, 10)

export const termsLabels: Record<PaymentTerms, string> = {
  NT30: 'Net 30 days',
  NT45: 'Net 45 days',
  NT90: 'Net 90 days',
  Z000: 'Due on receipt',
}
