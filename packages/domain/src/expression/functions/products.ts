import type { LineFact } from '../facts.ts'
import { type Run, spend } from '../run.ts'
import type { Call } from '../tree.ts'
import { always, argument, type FunctionRule, many } from './rule.ts'

/** The line of `product.…` inside `items.f(…)`; for `item.product.…` the evaluated line. */
const lineOf = ({ on }: Call, run: Run): LineFact | undefined => (on.length === 1 ? run.line : run.facts.item)

const standsIn = (which: keyof LineFact['categories']): FunctionRule => ({
  least: 1,
  most: many,
  takes: always('text'),
  gives: 'condition',
  apply: (call, run) => {
    const categories = lineOf(call, run)?.categories[which] ?? []
    return call.args.some((_, index) => {
      const id = argument(call, index, run)
      return typeof id === 'string' && spend(run, categories.length / 32) && categories.includes(id)
    })
  },
})

export const productFunctions: Readonly<Record<string, FunctionRule>> = {
  incategory: standsIn('direct'),
  inparentcategory: standsIn('within'),
}
