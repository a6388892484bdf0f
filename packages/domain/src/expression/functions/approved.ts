import { always, argument, type FunctionRule } from './rule.ts'

/** `order.approved('rule')`: that rule has been approved, so this one may follow it. */
export const approved: FunctionRule = {
  least: 1,
  most: 1,
  takes: always('text'),
  gives: 'condition',
  apply: (call, run) => {
    const rule = argument(call, 0, run)
    return typeof rule === 'string' && (run.facts.approvedRules ?? []).includes(rule)
  },
}
