import { type ChangeableAccount, decideAccountChange } from '@tessera/domain/billing/account-change'
import { describe, expect, test } from 'vitest'

const account: ChangeableAccount = {
  type: 'Pro',
  status: 'active',
  terms: 'NT30',
  creditLineCents: 500_000,
  priceGroup: 'PG',
  isOnHold: false,
}

describe('refusals', () => {
  test('retail accounts, and those that are not active, have no conditions', () => {
    expect(decideAccountChange({ ...account, type: 'Retail' }, { isOnHold: true })).toHaveProperty('problem')
    expect(decideAccountChange({ ...account, status: 'in-review' }, { isOnHold: true })).toHaveProperty('problem')
  })

  test.each([-1, 1_000_000_001])('a credit line of %d cents', (creditLineCents) => {
    expect(decideAccountChange(account, { creditLineCents })).toMatchObject({ field: 'creditLineCents' })
  })

  test('retail prices for a Pro Account', () => {
    expect(decideAccountChange(account, { priceGroup: 'RT' })).toMatchObject({ field: 'priceGroup' })
  })
})

test('only what differs is changed, and a repeat changes nothing', () => {
  const wanted = { terms: 'NT45', creditLineCents: 500_000, priceGroup: null, isOnHold: true }
  expect(decideAccountChange(account, wanted)).toEqual({
    before: { terms: 'NT30', isOnHold: false },
    after: { terms: 'NT45', isOnHold: true },
  })
  const repeated = decideAccountChange({ ...account, terms: 'NT45', isOnHold: true }, wanted)
  expect(repeated).toEqual({ before: {}, after: {} })
})
