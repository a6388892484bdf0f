import { approvalRules, sellerApprovalRules } from '@tessera/contract/platform/companies/approval-rules'
import type { PlatformHandlers } from '../actor.ts'
import { requireExpression } from '../engine/check-expression.ts'
import { ruled } from '../engine/ruled.ts'

export const approvalRuleHandlers: PlatformHandlers = {
  ...ruled(approvalRules, async (_call, { after }) => {
    requireExpression('RuleExpression', after.RuleExpression, 'approval')
    return undefined
  }),
  ...ruled(sellerApprovalRules, async (_call, { after }) => {
    requireExpression('RuleExpression', after.RuleExpression, 'return-approval')
    return undefined
  }),
}
