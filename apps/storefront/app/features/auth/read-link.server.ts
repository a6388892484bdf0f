import type { ShopClient } from '@tessera/client/shop/types.gen'

/** The state of an emailed link. */
export interface EmailLink {
  token: string
  state: 'good' | 'expired' | 'used' | 'wrong'
  /** An invitation sets a password; an activation already has one. */
  isInvitation: boolean
  email: string | null
}

type Purpose = 'activation' | 'invitation' | 'reset'

/** Reads a link without using it, because mail scanners follow links too. */
export async function readLink(
  shop: ShopClient,
  token: string,
  purposes: readonly Purpose[],
  now: number = Date.now(),
): Promise<EmailLink> {
  if (!token) return { token, state: 'wrong', isInvitation: false, email: null }
  const { isValid, kind, expiresAt, email } = await shop.Auth.GetTokenData({ token })
  const isOurs = purposes.some((purpose) => purpose === kind)
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now
  const state = !isOurs ? 'wrong' : isValid ? 'good' : isOver ? 'expired' : 'used'
  return { token, state, isInvitation: kind === 'invitation', email: isOurs ? email : null }
}
