import { shopOperations } from '@tessera/contract/middleware/operations'
import { additions } from '@tessera/contract/platform/additions/operations'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { operations } from '@tessera/contract/platform/operations'
import { roles as standard } from '@tessera/contract/platform/roles'
import { foreignRoles } from '@tessera/domain/identity/foreign-roles'
import { grantedRoles, holdsRole, remainingRoles } from '@tessera/domain/identity/granted-roles'
import { mayCall } from '@tessera/domain/identity/may-call'
import { mayUseStaffCall } from '@tessera/domain/identity/may-use-staff-call'
import { narrowedRoles } from '@tessera/domain/identity/narrowed-roles'
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

describe('narrowed roles', () => {
  const all = [...operations, ...additions, ...shopOperations]
  // of calls with the same roles and callers in one part of the API, one says it for all
  const rows = [...new Map(all.map((row) => [`${row.roles} ${row.callers} ${row.path.split('/')[1]}`, row])).values()]
  const anyRole = fc.constantFrom(...new Set(rows.flatMap(({ roles }) => roles)), 'FullAccess', 'MyRole')
  const many = fc.uniqueArray(anyRole, { maxLength: 8 })
  const userType = fc.constantFrom('admin', 'supplier')

  test('open no call that the caller’s own do not, and cannot be widened again', () => {
    fc.assert(
      fc.property(many, many, many, userType, (held, asked, again, type) => {
        const own = { userType: type, companyID: 'kiln', roles: new Set<string>(held) }
        const less = { ...own, roles: new Set(narrowedRoles(own.roles, asked)) }
        for (const row of rows) {
          if (mayCall(less, row, { supplierID: 'kiln' }) === 'yes')
            expect([row.id, mayCall(own, row, { supplierID: 'kiln' })]).toEqual([row.id, 'yes'])
          if (mayUseStaffCall(less.roles, row))
            expect([row.id, mayUseStaffCall(own.roles, row)]).toEqual([row.id, true])
        }
        expect(foreignRoles(less.roles, narrowedRoles(less.roles, again))).toEqual([])
        expect([...less.roles].filter((one) => !asked.some((wanted) => wanted === one))).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  test('are those of the request alone, and a reader’s role is no part of its administrator’s', () => {
    expect(narrowedRoles(new Set(['FullAccess']), ['ProductReader', 'MyRole'])).toEqual(['ProductReader', 'MyRole'])
    expect(narrowedRoles(new Set(['ShipmentAdmin', 'MyRole']), ['ShipmentReader', 'MyRole'])).toEqual(['MyRole'])
    expect(getOperation('Orders.ListShipments').roles).not.toContain('ShipmentAdmin')
  })
})

test('users grant only what they hold', () => {
  expect(foreignRoles(new Set(['Shopper']), ['Shopper', 'OrderAdmin', 'MyRole'])).toEqual(['OrderAdmin', 'MyRole'])
  expect(foreignRoles(new Set(['FullAccess']), [...standard, 'MyRole'])).toEqual([])
})
