import { evaluate } from '../expression/evaluate.ts'
import type { ExpressionFacts } from '../expression/facts.ts'
import { parseExpression } from '../expression/parse.ts'

export interface ApprovalRule {
  id: string
  groupID: string
  expression: string
  /** The user who submits is in the approving group. */
  hasSubmitter: boolean
}

/** A request that exists already, by the ID of its rule. */
export interface ExistingApproval {
  ruleID: string
  isApproved: boolean
}

export interface NewApproval {
  ruleID: string
  groupID: string
  /** False: someone of the group has yet to decide. */
  isApproved: boolean
}

/**
 * The requests that are missing: one for each rule that is true now. A rule whose group has the submitter is approved at
 * once, and since rules may depend on approved ones, the others are then evaluated again. Existing requests stay.
 */
export function newApprovals(
  rules: readonly ApprovalRule[],
  existing: readonly ExistingApproval[],
  facts: ExpressionFacts,
): NewApproval[] {
  const made: NewApproval[] = []
  for (;;) {
    const known = new Set([...existing, ...made].map(({ ruleID }) => ruleID))
    const approvedRules = [...existing, ...made].filter(({ isApproved }) => isApproved).map(({ ruleID }) => ruleID)
    const due = rules.filter((rule) => !known.has(rule.id) && isDue(rule, { ...facts, approvedRules }))
    made.push(...due.map(({ id, groupID, hasSubmitter }) => ({ ruleID: id, groupID, isApproved: hasSubmitter })))
    if (!due.some(({ hasSubmitter }) => hasSubmitter)) return made
  }
}

/** A rule that cannot be evaluated asks for approval, because no one may pass by making a rule too expensive. */
function isDue({ expression }: ApprovalRule, facts: ExpressionFacts): boolean {
  const parsed = parseExpression(expression)
  const evaluation = parsed.ok ? evaluate(parsed.tree, facts) : undefined
  return !evaluation?.ok || evaluation.value === true
}
