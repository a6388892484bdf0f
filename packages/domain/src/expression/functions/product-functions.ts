import type { LineFact } from '../facts.ts'
import { type EvaluationRun, spendSteps } from '../run.ts'
import type { CallNode } from '../tree.ts'
import { always, evaluateArgument, type FunctionRule, unlimited } from './function-rule.ts'

/** The line of `product.…` inside `items.f(…)`; for `item.product.…` the evaluated line. */
const lineOf = ({ on }: CallNode, run: EvaluationRun): LineFact | undefined =>
  on.length === 1 ? run.line : run.facts.item

const inCategoryRule = (which: keyof LineFact['categories']): FunctionRule => ({
  least: 1,
  most: unlimited,
  takes: always('text'),
  gives: 'condition',
  apply: (call, run) => {
    const categories = lineOf(call, run)?.categories[which] ?? []
    return call.args.some((_, index) => {
      const id = evaluateArgument(call, index, run)
      return typeof id === 'string' && spendSteps(run, categories.length / 32) && categories.includes(id)
    })
  },
})

export const productFunctions: Readonly<Record<string, FunctionRule>> = {
  incategory: inCategoryRule('direct'),
  inparentcategory: inCategoryRule('within'),
}
