import { linkToken } from '../../../kit/link-token.ts'
import type { StockAlertNeeds } from './stock-alert-needs.ts'

/** Link that ends all stock alerts of an address; included in every stock email. */
export const endAlertsLink = (
  { publicUrl, linkSecret }: Pick<StockAlertNeeds, 'publicUrl' | 'linkSecret'>,
  email: string,
  now: Date,
): string => `${publicUrl}/stock-alert?end=1&token=${linkToken(linkSecret, 'stock-leave', email, now)}`
