import { CreditCard } from '@tessera/contract/platform/companies/credit-cards'
import { BuyerCreditCard } from '@tessera/contract/platform/me/me-models'
import { sql } from '@tessera/server/sql'
import type { PlatformHandlers } from '../actor.ts'
import { tableOf } from '../engine/table.ts'
import { usableCreditCards } from '../visibility/usable-addresses.ts'
import { refuseCardNumbers } from './card-number.ts'
import { privateRecords } from './private-records.ts'

export const creditCardViews: PlatformHandlers = privateRecords({
  title: CreditCard.title,
  many: 'CreditCards',
  parameter: 'creditcardID',
  view: tableOf(BuyerCreditCard, '/me/creditcards', 'credit_cards'),
  stored: tableOf(CreditCard, '/creditcards'),
  rows: usableCreditCards,
  company: (buyerID) => [{ column: 'buyer_id', value: sql`${buyerID}` }],
  privateColumns: () => [],
  shared: 'CreditCard.CannotEditPublic',
  check: refuseCardNumbers,
})
