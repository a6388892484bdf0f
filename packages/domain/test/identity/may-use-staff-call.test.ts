import { mayUseStaffCall } from '@tessera/domain/identity/may-use-staff-call'
import { expect, test } from 'vitest'

const row = { roles: ['OrderAdmin', 'OrderReader'] as const }

test('other roles do not open a call for staff, one of its own does, and full access opens all', () => {
  expect(mayUseStaffCall([], row)).toBe(false)
  expect(mayUseStaffCall(['ProductAdmin', 'Shopper'], row)).toBe(false)
  expect(mayUseStaffCall(new Set(['ProductAdmin', 'OrderReader']), row)).toBe(true)
  expect(mayUseStaffCall(['FullAccess'], row)).toBe(true)
  expect(mayUseStaffCall(['FullAccess'], { roles: ['AuditReader'] })).toBe(true)
})
