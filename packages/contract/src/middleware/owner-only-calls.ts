import { approvalCalls } from './approvals/operations.ts'
import { authCalls } from './auth/operations.ts'
import { billingCalls } from './billing/operations.ts'
import { emailSettingsCalls } from './email-settings/operations.ts'
import type { ShopOperation } from './kit.ts'
import { paymentCalls } from './payments/operations.ts'
import { rewardCalls } from './rewards/operations.ts'
import { savedCardCalls } from './saved-cards/operations.ts'
import { userCalls } from './users/operations.ts'

const writesOf = (calls: Readonly<Record<string, ShopOperation>>): ShopOperation[] =>
  Object.values(calls).filter(({ verb }) => verb !== 'GET')

/** Passwords, email addresses, cards, money, approvals and the people of a company. */
const rows: readonly ShopOperation[] = [
  ...writesOf(userCalls),
  ...writesOf(emailSettingsCalls),
  ...writesOf(savedCardCalls),
  userCalls.exportMyData,
  authCalls.resetPassword,
  paymentCalls.initiatePayment,
  paymentCalls.getTokenize,
  paymentCalls.getCardEntry,
  paymentCalls.getAuthorize,
  billingCalls.payOpenInvoice,
  billingCalls.refundCredit,
  approvalCalls.approve,
  approvalCalls.decline,
  approvalCalls.saveOverLimit,
  rewardCalls.redeemRewards,
]

/** Calls that only the customer makes: staff who act for one are refused, whatever they opened the shop for. */
export const ownerOnlyCalls: ReadonlySet<string> = new Set(rows.map(({ id }) => id))
