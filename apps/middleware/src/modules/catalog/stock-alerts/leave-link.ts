import { linkToken } from '../../../kit/link-token.ts'
import type { StockAlertNeeds } from './stock-needs.ts'

/** Ends every wish of an address; stands in each letter about stock. */
export const leaveLink = (
  { publicUrl, linkSecret }: Pick<StockAlertNeeds, 'publicUrl' | 'linkSecret'>,
  email: string,
  now: Date,
): string => `${publicUrl}/stock-alert?end=1&token=${linkToken(linkSecret, 'stock-leave', email, now)}`
