import { approvalRules, sellerApprovalRules } from '@tessera/contract/platform/companies/approval-rules'
import { fail } from '@tessera/server/api-error'
import type { PlatformHandlers } from '../actor.ts'
import { requireExpression } from '../engine/require-expression.ts'
import { withRules } from '../engine/with-rules.ts'

export const approvalRuleHandlers: PlatformHandlers = {
  ...withRules(approvalRules, async (_call, { after }) => {
    requireExpression('RuleExpression', after.RuleExpression, 'approval')
    return undefined
  }),
  ...withRules(sellerApprovalRules, async (_call, { after }) => {
    if (after.ApprovalType !== 'OrderReturn')
      fail(
        'ValidationFailure',
        { Property: 'ApprovalType' },
        'Rules of the seller approve returns; ApprovalType must be OrderReturn.',
      )
    requireExpression('RuleExpression', after.RuleExpression, 'return-approval')
    return undefined
  }),
}
