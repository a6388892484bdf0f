import { startPlatform } from '@tessera/testing/platform'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anApprovalShop, stockOf } from './an-approval-shop.ts'

const platform = await startPlatform({}, 24)

/** The rules of the shop, each with a group of its own name; `second` is asked after `first` is approved. */
const rules = ['first', 'second', 'third'] as const
type Rule = (typeof rules)[number]
type Answer = 'approve' | 'decline' | 'return'

/** The state of an order after the answers so far, as the rules say it. */
class ExpectedOrder {
  status = 'AwaitingApproval'
  readonly #approved = new Set<Rule>()

  get pending(): Rule[] {
    if (this.status !== 'AwaitingApproval') return []
    const asked: Rule[] = this.#approved.has('first') ? ['first', 'second', 'third'] : ['first', 'third']
    return asked.filter((rule) => !this.#approved.has(rule))
  }

  take(rule: Rule, answer: Answer): boolean {
    if (!this.pending.includes(rule)) return false
    if (answer !== 'approve') this.status = answer === 'decline' ? 'Declined' : 'Unsubmitted'
    else this.#approved.add(rule)
    if (this.status === 'AwaitingApproval' && this.pending.length === 0) this.status = 'Open'
    return true
  }

  /** The owner places a returned order again: everyone is asked anew. */
  resubmit(): boolean {
    if (this.status !== 'Unsubmitted') return false
    this.status = 'AwaitingApproval'
    this.#approved.clear()
    return true
  }
}

test('any order of approvals, refusals and new submissions ends in the state that the rules say, with stock taken once or not', async () => {
  const shop = await anApprovalShop(platform)
  const people = {
    first: await shop.person('first'),
    second: await shop.person('second'),
    third: await shop.person('third'),
  }
  await shop.rule('first', 'first', 'order.Total > 50')
  await shop.rule('second', 'second', "order.approved('first')")
  await shop.rule('third', 'third', 'order.Total > 50')
  const answer = fc.tuple(
    fc.constantFrom(...rules),
    fc.constantFrom<Answer[]>('approve', 'approve', 'approve', 'decline', 'return', 'return'),
  )
  const steps = fc.array(
    fc.oneof({ weight: 4, arbitrary: answer }, { weight: 1, arbitrary: fc.constant('resubmit') }),
    { maxLength: 12 },
  )
  const send = (id: unknown, step: string | [Rule, Answer]) => {
    if (typeof step === 'string') return shop.customer('POST', `/orders/Outgoing/${id}/submit`)
    const [rule, given] = step
    return given === 'approve'
      ? people[rule].approve(id)
      : people[rule].decline(id, { AllowResubmit: given === 'return' })
  }
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      await shop.admin.Products.Patch('tile', { Inventory: { QuantityAvailable: 100 } })
      const { body } = await shop.submit(6)
      const expected = new ExpectedOrder()
      for (const step of list) {
        const isExpected = typeof step === 'string' ? expected.resubmit() : expected.take(...step)
        expect([step, (await send(body.ID, step)).status < 300]).toEqual([step, isExpected])
      }
      const { body: order } = await shop.call('GET', `/orders/Incoming/${body.ID}`)
      expect(order.Status).toBe(expected.status)
      expect(await stockOf(platform, shop)).toBe(expected.status === 'Open' ? 94 : 100)
      if (expected.status === 'Unsubmitted') await shop.call('DELETE', `/orders/Incoming/${body.ID}`)
    }),
    { numRuns: 25 },
  )
})
