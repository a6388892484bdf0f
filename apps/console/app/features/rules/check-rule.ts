import { checkExpression, type ExpressionUse } from '@tessera/domain/expression/check'
import { parseExpression } from '@tessera/domain/expression/parse'

/** An error in a rule, and its place. */
export interface RuleProblem {
  message: string
  position: number
}

/** Checks a rule as the platform does when it is saved. An empty one is left to the form. */
export function findRuleProblem(text: string, use: ExpressionUse): RuleProblem | undefined {
  if (text.trim() === '') return undefined
  const parsed = parseExpression(text)
  const found = parsed.ok ? checkExpression(parsed.tree, use) : parsed.problem
  return found && { message: found.message, position: found.position }
}
