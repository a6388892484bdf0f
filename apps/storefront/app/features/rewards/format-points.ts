import type { RewardRow } from '@tessera/client/shop/types.gen'
import type { BadgeKind } from '@tessera/ui/badge'
import { formatCount } from '@tessera/ui/format'

export const formatPoints = (points: number): string => `${formatCount(points)} ${points === 1 ? 'point' : 'points'}`

export const statusBadges: Record<RewardRow['status'], { label: string; kind: BadgeKind }> = {
  pending: { label: 'Pending', kind: 'plain' },
  available: { label: 'Available', kind: 'success' },
  used: { label: 'Redeemed', kind: 'plain' },
  expired: { label: 'Expired', kind: 'warning' },
  reversed: { label: 'Reversed', kind: 'sale' },
}

/** 100 points are one dollar, and only whole dollars can be redeemed. */
export const redeemablePoints = (points: number): number => Math.floor(points / 100) * 100

/** Reads a whole number with or without commas; undefined for anything else. */
export function readPoints(text: string): number | undefined {
  const plain = text.replace(/[,\s]/g, '')
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined
}
