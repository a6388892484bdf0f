import { claimsOf } from '@tessera/client/claims'
import type { BearerIdentity } from '../../../kit/visitor.ts'

/** Owner of payments. All guests are one platform user, so the order ID in their token tells them apart. */
export function ownerOf({ token, userID, isGuest }: BearerIdentity): string {
  if (!isGuest) return userID
  const { orderid } = claimsOf(token) as { orderid?: unknown }
  return guestOwner(String(orderid))
}

export const guestOwner = (orderId: string): string => `guest ${orderId}`

export const isGuestOwner = (owner: string): boolean => owner.startsWith('guest ')
