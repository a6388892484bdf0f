import type { SentPayLink } from '@tessera/client/shop/types.gen'
import { formatDay, formatMoney } from '@tessera/ui/format'

/** Says what was sent to whom. */
export const payLinkText = ({ email, amountCents, until }: SentPayLink): string =>
  `A link to pay ${formatMoney(amountCents)} is on its way to ${email}. It works until ${formatDay(until)}.`
