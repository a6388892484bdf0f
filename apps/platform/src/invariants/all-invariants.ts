import { accountRules } from './account-rules.ts'
import { approvalRules } from './approval-rules.ts'
import type { Invariant } from './invariant.ts'
import { moneyRules } from './money-rules.ts'
import { orderRules } from './order-rules.ts'
import { promotionRules } from './promotion-rules.ts'
import { returnRules } from './return-rules.ts'
import { stockRules } from './stock-rules.ts'

export const allInvariants: readonly Invariant[] = [
  ...moneyRules,
  ...stockRules,
  ...orderRules,
  ...approvalRules,
  ...returnRules,
  ...accountRules,
  ...promotionRules,
]

export const nightlyRules: readonly string[] = allInvariants.filter(({ isNightly }) => isNightly).map(({ id }) => id)
