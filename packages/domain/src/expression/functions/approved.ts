import { always, evaluateArgument, type FunctionRule } from './function-rule.ts'

/** `order.approved('rule')`: true if that rule has been approved. */
export const approved: FunctionRule = {
  least: 1,
  most: 1,
  takes: always('text'),
  gives: 'condition',
  apply: (call, run) => {
    const rule = evaluateArgument(call, 0, run)
    return typeof rule === 'string' && (run.facts.approvedRules ?? []).includes(rule)
  },
}
