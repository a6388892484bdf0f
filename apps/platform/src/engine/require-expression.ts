import { checkExpression, type ExpressionUse } from '@tessera/domain/expression/check'
import { parseExpression } from '@tessera/domain/expression/parse'
import { fail } from '@tessera/server/api-error'

/** An invalid expression is refused when it is saved, with the position of the error, not when an order uses it. */
export function requireExpression(property: string, text: unknown, use: ExpressionUse): void {
  if (typeof text !== 'string') return
  const parsed = parseExpression(text)
  const found = parsed.ok ? checkExpression(parsed.tree, use) : parsed.problem
  if (found) fail(found.code, { Property: property, Position: found.position }, found.message)
}
