import { returnStatuses } from '@tessera/contract/middleware/returns/models'
import { followedStatus, nextReturnStep } from '@tessera/domain/sales/return-there'
import { describe, expect, test } from 'vitest'

const there = (status: NonNullable<Parameters<typeof followedStatus>[1]>, noted: string | null = null) => ({
  status,
  noted,
})

describe('nothing is sent', () => {
  test.each(returnStatuses)('of a return that is %s, once it is over on the platform', (here) => {
    for (const status of ['Declined', 'Canceled', 'Completed'] as const)
      expect(nextReturnStep(here, there(status))).toBeUndefined()
  })

  test('of a return that was canceled before it was sent, or that waits for the store', () => {
    expect(nextReturnStep('canceled', undefined)).toBeUndefined()
    expect(nextReturnStep('requested', there('AwaitingApproval'))).toBeUndefined()
    expect(nextReturnStep('received', there('Open', 'received'))).toBeUndefined()
  })
})

test('every state of the shop is reached step by step', () => {
  expect(nextReturnStep('refunded', undefined)).toBe('create')
  expect(nextReturnStep('refunded', there('Unsubmitted'))).toBe('submit')
  expect(nextReturnStep('refunded', there('AwaitingApproval'))).toBe('approve')
  expect(nextReturnStep('refunded', there('Open'))).toBe('refund')
  expect(nextReturnStep('received', there('Open'))).toBe('note')
  expect(nextReturnStep('declined', there('AwaitingApproval'))).toBe('decline')
  expect(nextReturnStep('declined', there('Open'))).toBe('cancel')
  expect(nextReturnStep('canceled', there('AwaitingApproval'))).toBe('cancel')
})

test('a decision on the platform is taken over until the boxes were inspected', () => {
  expect(followedStatus('requested', 'Open')).toBe('approved')
  expect(followedStatus('approved', 'Open')).toBeUndefined()
  expect(followedStatus('requested', 'Declined')).toBe('declined')
  expect(followedStatus('received', 'Canceled')).toBe('canceled')
  expect(followedStatus('approved', 'Completed')).toBe('inspected')
  for (const here of ['inspected', 'refunded', 'declined', 'canceled'] as const)
    for (const status of ['Open', 'Declined', 'Canceled', 'Completed'] as const)
      expect(followedStatus(here, status)).toBeUndefined()
})
