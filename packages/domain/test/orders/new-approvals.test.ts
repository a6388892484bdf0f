import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ApprovalRule, type ExistingApproval, newApprovals } from '../../src/orders/new-approvals.ts'

const facts = { order: { Total: 100 }, lines: [], now: new Date('2026-01-01T00:00:00Z') }
const rule = (id: string, expression: string, hasSubmitter = false): ApprovalRule => ({
  id,
  groupID: `group-${id}`,
  expression,
  hasSubmitter,
})

describe('approval rules', () => {
  test('that cannot be read or evaluated ask for approval', () => {
    const costly = `${'items.any(true) or '.repeat(50)}false`
    const lines = Array.from({ length: 500 }, () => ({ categories: { direct: [], within: [] } }))
    expect(newApprovals([rule('bad', 'order.('), rule('costly', costly)], [], { ...facts, lines })).toMatchObject([
      { ruleID: 'bad', isApproved: false },
      { ruleID: 'costly', isApproved: false },
    ])
  })

  test('ask once, and only if they are true', () => {
    const rules = [rule('a', 'order.Total > 99'), rule('b', 'order.Total > 100')]
    const made = newApprovals(rules, [], facts)
    expect(made).toEqual([{ ruleID: 'a', groupID: 'group-a', isApproved: false }])
    expect(newApprovals(rules, made, facts)).toEqual([])
  })

  test('are evaluated again after those that the submitter meets', () => {
    const rules = [rule('a', "order.approved('b')"), rule('b', "order.approved('c')", true), rule('c', 'true', true)]
    expect(newApprovals(rules, [], facts)).toEqual([
      { ruleID: 'c', groupID: 'group-c', isApproved: true },
      { ruleID: 'b', groupID: 'group-b', isApproved: true },
      { ruleID: 'a', groupID: 'group-a', isApproved: false },
    ])
  })
})

/** A rule that is true from the start, never, or after all of the named rules are approved. */
const someRules = fc.array(
  fc.record({
    base: fc.constantFrom('order.Total > 50', 'order.Total > 500'),
    needs: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 3 }),
    hasSubmitter: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
)

test('any order of approvals asks for the same rules and ends when all of them are approved', () => {
  fc.assert(
    fc.property(someRules, fc.infiniteStream(fc.nat()), (drawn, choices) => {
      const rules = drawn.map(({ base, needs, hasSubmitter }, at) =>
        rule(`r${at}`, [base, ...needs.map((need) => `order.approved('r${need}')`)].join(' and '), hasSubmitter),
      )
      const asked = answerAll(rules, choices)
      expect(asked).toEqual(expectedRules(drawn))
    }),
    { numRuns: 500 },
  )
})

/** Approves one open request after the other, in a random order. */
function answerAll(rules: readonly ApprovalRule[], choices: Iterator<number>): string[] {
  let requests: ExistingApproval[] = newApprovals(rules, [], facts)
  for (;;) {
    const open = requests.filter(({ isApproved }) => !isApproved)
    if (open.length === 0) return requests.map(({ ruleID }) => ruleID).sort()
    const chosen = open[Number(choices.next().value) % open.length]
    requests = requests.map((one) => (one === chosen ? { ...one, isApproved: true } : one))
    requests = [...requests, ...newApprovals(rules, requests, facts)]
  }
}

/** The smallest set that the rules demand, without any order of answers. */
function expectedRules(drawn: readonly { base: string; needs: readonly number[] }[]): string[] {
  const due = new Set<number>()
  for (let before = -1; before < due.size; ) {
    before = due.size
    for (const [at, { base, needs }] of drawn.entries())
      if (base === 'order.Total > 50' && needs.every((need) => due.has(need))) due.add(at)
  }
  return [...due].map((at) => `r${at}`).sort()
}
