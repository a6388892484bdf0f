import { randomUUID } from 'node:crypto'
import type { PaymentPort } from '@tessera/providers/payment/port'
import { describe, expect, test } from 'vitest'

export interface PortUnderTest {
  port: PaymentPort
  /** An approved card and a declined one. */
  token(kind: 'good' | 'bad'): Promise<string>
}

const amountCents = 12_345
const asked = (token: string, idempotencyKey: string = randomUUID()) => ({
  idempotencyKey,
  amountCents,
  currency: 'USD',
  source: { kind: 'card' as const, token },
  description: 'Order 1',
  returnUrl: '/checkout',
})

/** The contract tests of every provider. */
export function behavesAsPaymentPort(open: () => PortUnderTest): void {
  const authorized = async () => {
    const { port, token } = open()
    const answer = await port.authorize(asked(await token('good')))
    if (answer.outcome !== 'approved') throw new Error(`not approved: ${answer.outcome}`)
    return { port, payment: answer.payment }
  }

  describe('as every payment port', () => {
    test('an unknown token is declined and not found', async () => {
      const { port } = open()
      expect(await port.authorize(asked('tok_nobody'))).toMatchObject({ outcome: 'declined', reason: 'token-unknown' })
      expect(await port.tokenDetails('tok_nobody')).toEqual({ outcome: 'none' })
      expect(await port.forgetToken('tok_nobody')).toEqual({ outcome: 'none' })
    })

    test('a declined card holds nothing', async () => {
      const { port, token } = open()
      const answer = await port.authorize(asked(await token('bad')))
      expect(answer).toMatchObject({ outcome: 'declined', reason: 'declined', payment: { status: 'declined' } })
    })

    test('an unknown payment is not found', async () => {
      const { port } = open()
      expect(await port.find({ idempotencyKey: randomUUID() })).toEqual({ outcome: 'none' })
      expect(await port.find({ paymentId: 'pay_nobody' })).toEqual({ outcome: 'none' })
    })

    test('the same key with another amount is refused', async () => {
      const { port, token } = open()
      const card = await token('good')
      const key = randomUUID()
      await port.authorize(asked(card, key))
      const other = await port.authorize({ ...asked(card, key), amountCents: 1 })
      expect(other).toMatchObject({ outcome: 'refused', code: 'key_reused' })
    })

    test('no more is captured than was authorised, and nothing twice', async () => {
      const { port, payment } = await authorized()
      const paymentId = payment.id
      const more = await port.capture({ paymentId, amountCents: amountCents + 1, idempotencyKey: randomUUID() })
      expect(more).toMatchObject({ outcome: 'refused', code: 'amount_too_large' })
      const once = await port.capture({ paymentId, amountCents, idempotencyKey: randomUUID() })
      expect(once).toMatchObject({ outcome: 'done', payment: { status: 'captured', capturedCents: amountCents } })
      const twice = await port.capture({ paymentId, amountCents, idempotencyKey: randomUUID() })
      expect(twice).toMatchObject({ outcome: 'refused', payment: { capturedCents: amountCents } })
      const voided = await port.void({ paymentId, idempotencyKey: randomUUID() })
      expect(voided).toMatchObject({ outcome: 'refused', payment: { status: 'captured' } })
    })

    test('no more is refunded than was captured', async () => {
      const { port, payment } = await authorized()
      const paymentId = payment.id
      const refund = (cents: number) => port.refund({ paymentId, amountCents: cents, idempotencyKey: randomUUID() })
      expect(await refund(1)).toMatchObject({ outcome: 'refused' })
      await port.capture({ paymentId, amountCents, idempotencyKey: randomUUID() })
      expect(await refund(12_000)).toMatchObject({ outcome: 'done', payment: { refundedCents: 12_000 } })
      expect(await refund(346)).toMatchObject({ outcome: 'refused', code: 'amount_too_large' })
      expect(await refund(345)).toMatchObject({ outcome: 'done', payment: { refundedCents: amountCents } })
    })

    test('a voided payment cannot be captured', async () => {
      const { port, payment } = await authorized()
      const paymentId = payment.id
      expect(await port.void({ paymentId, idempotencyKey: randomUUID() })).toMatchObject({
        outcome: 'done',
        payment: { status: 'voided' },
      })
      const captured = await port.capture({ paymentId, amountCents, idempotencyKey: randomUUID() })
      expect(captured).toMatchObject({ outcome: 'refused', payment: { status: 'voided' } })
    })

    test('the same key does the same thing once, even at the same time', async () => {
      const { port, token } = open()
      const card = await token('good')
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: 8 }, () => port.authorize(asked(card, key))))
      const ids = answers.map((answer) => (answer.outcome === 'approved' ? answer.payment.id : answer.outcome))
      expect(new Set(ids).size).toBe(1)
      const paymentId = ids[0] ?? ''
      const captures = await Promise.all(
        Array.from({ length: 8 }, () => port.capture({ paymentId, amountCents, idempotencyKey: `${key}-capture` })),
      )
      expect(new Set(captures.map(({ outcome }) => outcome))).toEqual(new Set(['done']))
      const found = await port.find({ idempotencyKey: key })
      expect(found).toMatchObject({ outcome: 'found', payment: { id: paymentId, capturedCents: amountCents } })
    })

    test('nothing at all is authorised to check a card', async () => {
      const { port, token } = open()
      const answer = await port.authorize({ ...asked(await token('good')), amountCents: 0 })
      expect(answer).toMatchObject({ outcome: 'approved', payment: { amountCents: 0 } })
    })

    test('a loan waits for its lender on a page', async () => {
      const { port } = open()
      const answer = await port.authorize({ ...asked(''), source: { kind: 'loan' } })
      expect(answer).toMatchObject({ outcome: 'pending', url: expect.stringMatching(/^\//) })
    })

    test('only the mask of a card is returned, and a deleted card is gone', async () => {
      const { port, token } = open()
      const card = await token('good')
      const found = await port.tokenDetails(card)
      expect(found).toMatchObject({ outcome: 'found', card: { token: card, last4: expect.stringMatching(/^\d{4}$/) } })
      expect(JSON.stringify(found)).not.toMatch(/\d{12}/)
      expect(await port.forgetToken(card)).toEqual({ outcome: 'done' })
      expect(await port.tokenDetails(card)).toEqual({ outcome: 'none' })
    })
  })
}
