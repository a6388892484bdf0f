import type { returnReasons, returnStatuses } from '@tessera/contract/middleware/returns/models'

export type ReturnStatus = (typeof returnStatuses)[number]
export type ReturnReason = (typeof returnReasons)[number]

const transitions: Record<ReturnReason, Partial<Record<ReturnStatus, readonly ReturnStatus[]>>> = {
  return: {
    requested: ['approved', 'declined', 'canceled'],
    approved: ['received', 'canceled'],
    received: ['inspected', 'declined'],
    inspected: ['refunded'],
  },
  // broken tile is not sent back
  damage: {
    requested: ['approved', 'declined', 'canceled'],
    approved: ['inspected', 'declined', 'canceled'],
    inspected: ['refunded'],
  },
}

/** A return only moves forward, never back. */
export const canMoveReturn = (kind: ReturnReason, from: ReturnStatus, to: ReturnStatus): boolean =>
  transitions[kind][from]?.includes(to) ?? false
