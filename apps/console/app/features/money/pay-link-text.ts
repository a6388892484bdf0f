import type { SentPayLink } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
import { formatDay } from '../../generic/format-days.ts'

/** Says what was sent to whom. */
export const payLinkText = ({ email, amountCents, until }: SentPayLink): string =>
  `A payment link for ${formatMoney(amountCents)} is on its way to ${email}. It works until ${formatDay(until)}.`
