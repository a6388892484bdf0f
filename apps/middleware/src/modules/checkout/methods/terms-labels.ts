import type { PaymentTerms } from '@tessera/contract/shop/constants'

export const termsLabels: Record<PaymentTerms, string> = {
  NT30: 'Net 30 days',
  NT45: 'Net 45 days',
  NT90: 'Net 90 days',
  Z000: 'Due on receipt',
}
