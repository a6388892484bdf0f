import { roles as standard } from '@tessera/contract/platform/roles'
import { foreignRoles } from '@tessera/domain/identity/foreign-roles'
import { grantedRoles, holdsRole, remainingRoles } from '@tessera/domain/identity/granted-roles'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const free = { minimum: [], maximum: [] }
const role = fc.constantFrom('Shopper', 'MeAdmin', 'OrderAdmin', 'FullAccess', 'MyRole', 'YourRole', 'undefined')
const some = fc.uniqueArray(role, { maxLength: 5 })

describe('granted roles', () => {
  test.each([
    ['everything without a scope', ['A', 'B'], undefined, ['A', 'B']],
    ['everything with an empty scope', ['A', 'B'], '  ', ['A', 'B']],
    ['nothing when nothing is assigned and nothing is asked', [], undefined, []],
    ['a refusal when nothing asked for is left', ['A'], 'B', undefined],
    ['custom roles after a word that is none', ['MyRole'], 'undefined MyRole', ['MyRole']],
    ['standard roles out of full access', ['FullAccess'], 'ProductReader', ['ProductReader']],
    ['no custom role out of full access', ['FullAccess'], 'MyRole', undefined],
  ])('are %s', (_, available, scope, expected) => {
    expect(grantedRoles(available, scope, free)).toEqual(expected)
  })

  test('keep to the limits of the client', () => {
    expect(grantedRoles(['Shopper', 'MeAdmin'], undefined, { minimum: [], maximum: ['Shopper'] })).toEqual(['Shopper'])
    expect(grantedRoles(['FullAccess'], undefined, { minimum: [], maximum: ['Shopper'] })).toEqual(['Shopper'])
    expect(grantedRoles(['Shopper'], undefined, { minimum: [], maximum: ['FullAccess'] })).toEqual(['Shopper'])
    expect(grantedRoles(['Shopper'], undefined, { minimum: ['MeAdmin'], maximum: [] })).toBeUndefined()
    expect(grantedRoles(['FullAccess'], undefined, { minimum: ['MeAdmin'], maximum: [] })).toEqual(['FullAccess'])
  })

  test('are never more than the user has, asked for, or the client allows', () => {
    fc.assert(
      fc.property(some, some, some, some, (available, asked, minimum, maximum) => {
        const granted = grantedRoles(available, asked.join(' '), { minimum, maximum })
        for (const one of granted ?? []) {
          expect(holdsRole(available, one)).toBe(true)
          if (asked.length > 0) expect(holdsRole(asked, one)).toBe(true)
          if (maximum.length > 0) expect(holdsRole(maximum, one)).toBe(true)
        }
        for (const one of minimum) if (granted) expect(holdsRole(granted, one)).toBe(true)
        expect(new Set(granted).size).toBe(granted?.length ?? 0)
      }),
    )
  })

  test('do not come back on refresh once they were taken away, nor grow', () => {
    fc.assert(
      fc.property(some, some, (earlier, available) => {
        const left = remainingRoles(earlier, available, free) ?? []
        for (const one of left) {
          expect(earlier).toContain(one)
          expect(holdsRole(available, one)).toBe(true)
        }
      }),
    )
    expect(remainingRoles([], ['Shopper'], free)).toEqual([])
    expect(remainingRoles(['Shopper'], [], free)).toBeUndefined()
  })
})

test('users grant only what they hold', () => {
  expect(foreignRoles(new Set(['Shopper']), ['Shopper', 'OrderAdmin', 'MyRole'])).toEqual(['OrderAdmin', 'MyRole'])
  expect(foreignRoles(new Set(['FullAccess']), [...standard, 'MyRole'])).toEqual([])
})
