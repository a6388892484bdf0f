import type { returnReasons, returnStatuses } from '@tessera/contract/middleware/my-account-returns'

export type ReturnStatus = (typeof returnStatuses)[number]
export type ReturnReason = (typeof returnReasons)[number]

const ways: Record<ReturnReason, Partial<Record<ReturnStatus, readonly ReturnStatus[]>>> = {
  return: {
    requested: ['approved', 'declined', 'canceled'],
    approved: ['received', 'canceled'],
    received: ['inspected', 'declined'],
    inspected: ['refunded'],
  },
  // nobody sends broken tile back
  damage: {
    requested: ['approved', 'declined', 'canceled'],
    approved: ['inspected', 'declined', 'canceled'],
    inspected: ['refunded'],
  },
}

/** DOMAIN 3.9: a return goes on, never back. */
export const canMoveReturn = (kind: ReturnReason, from: ReturnStatus, to: ReturnStatus): boolean =>
  ways[kind][from]?.includes(to) ?? false
