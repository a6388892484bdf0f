import type { ErrorCode } from '@tessera/contract/errors'

export type ExpressionCode = Extract<ErrorCode, `Expression.${string}`>

/** Why an expression is refused. `position` counts from 0, the message from 1. */
export interface ExpressionProblem {
  code: ExpressionCode
  message: string
  position: number
}

export const problemAt = (code: ExpressionCode, position: number, says: string): ExpressionProblem => ({
  code,
  position,
  message: `${says} (at character ${position + 1})`,
})
