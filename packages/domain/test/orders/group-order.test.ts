import { expect, test } from 'vitest'
import { findContributorProblem, findInvitationProblem, withInvitation } from '../../src/orders/group-order.ts'
import { lineWith, now, sheetWith } from './samples.ts'

const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const cart = { id: 'o', status: 'Unsubmitted' }

test('an invitation needs an order in the cart, room for it, and an end within a year', () => {
  const codeOf = (order: typeof cart, expires: Date, count = 0) =>
    findInvitationProblem(order, { now, expires, count })?.code
  expect(codeOf({ ...cart, status: 'Open' }, inDays(1))).toBe('GroupOrder.CannotModifySubmittedOrder')
  expect(codeOf(cart, inDays(1), 100)).toBe('GroupOrderInvitation.InvitationQuantityExceeded')
  expect(codeOf(cart, inDays(0))).toBe('GroupOrderInvitation.InvalidExpiration')
  expect(codeOf(cart, inDays(367))).toBe('GroupOrderInvitation.InvalidExpiration')
  expect(codeOf(cart, inDays(366), 99)).toBeUndefined()
})

test('a contributor reaches lines of the own invitation, until the order is submitted', () => {
  const lines = [lineWith({ id: 'own', invitationID: 'i' }), lineWith({ id: 'other', invitationID: 'j' }), lineWith()]
  const codeOf = (lineID?: string) => findContributorProblem(sheetWith(lines), 'i', lineID)?.code
  expect([codeOf('own'), codeOf(), codeOf('other'), codeOf('l1'), codeOf('none')]).toEqual([
    undefined,
    undefined,
    'NotFound',
    'NotFound',
    'NotFound',
  ])
  const open = sheetWith(lines, { status: 'Open', isSubmitted: true })
  expect(findContributorProblem(open, 'i', 'own')?.code).toBe('GroupOrder.CannotModifySubmittedOrder')
  expect(withInvitation(sheetWith(lines), 'l1', 'i').lines[2]?.invitationID).toBe('i')
})
