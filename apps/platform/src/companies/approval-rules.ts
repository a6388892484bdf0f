import { approvalRules, sellerApprovalRules } from '@tessera/contract/platform/companies/approval-rules'
import type { PlatformHandlers } from '../actor.ts'
import { requireExpression } from '../engine/require-expression.ts'
import { withRules } from '../engine/with-rules.ts'

export const approvalRuleHandlers: PlatformHandlers = {
  ...withRules(approvalRules, async (_call, { after }) => {
    requireExpression('RuleExpression', after.RuleExpression, 'approval')
    return undefined
  }),
  ...withRules(sellerApprovalRules, async (_call, { after }) => {
    requireExpression('RuleExpression', after.RuleExpression, 'return-approval')
    return undefined
  }),
}
