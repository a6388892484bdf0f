import { randomUUID } from 'node:crypto'
import type { UserType } from '@tessera/contract/kit/operation'
import { decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { KeyRing } from './key-ring.ts'

/**
 * The claims of a token. `u` and `sv` are private: the user's permanent key, and the version that revocation
 * increments.
 */
export interface TokenClaims {
  usr: string
  cid: string
  u: string
  sv: number
  usrtype: UserType
  role?: string | string[]
  jti: string
  exp: number
  /** The guest's order. */
  orderid?: string
  anonuserid?: string
  /** The invitation to a group order. */
  invitation?: string
  /** RFC 8693: the impersonator, with key and version as above, and the impersonation configuration. */
  act?: { usr: string; u: string; sv: number; config: string }
}

/** Claims about the user for the client; the client is the audience, so the platform does not accept it. */
export interface IdentityClaims {
  sub: string
  preferred_username: string
  email: string
  given_name: string
  family_name: string
}

type NewClaims = Omit<TokenClaims, 'jti' | 'exp' | 'role'> & { roles: readonly string[]; jti?: string }

export interface TokenMaker {
  sign(claims: NewClaims, minutes: number): Promise<string>
  signIdentity(claims: IdentityClaims, clientID: string, minutes: number): Promise<string>
  /** Undefined: unsigned, expired, or for another issuer or audience. */
  findClaims(token: string): Promise<TokenClaims | undefined>
}

/** The published client uses a token until ten seconds after its expiry. */
const tolerance = 10

export function createTokenMaker(keys: KeyRing, baseUrl: string): TokenMaker {
  const signed = async (claims: JWTPayload, audience: string, minutes: number) => {
    const { kid, key } = await keys.signer()
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
      .setIssuer(baseUrl)
      .setAudience(audience)
      .setIssuedAt()
      .setNotBefore('0s')
      .setExpirationTime(`${minutes * 60}s`)
      .sign(key)
  }
  const options = {
    algorithms: ['RS256'],
    issuer: baseUrl,
    audience: baseUrl,
    clockTolerance: tolerance,
    requiredClaims: ['exp', 'jti', 'cid', 'u', 'sv'],
  }
  return {
    sign({ roles, ...claims }, minutes) {
      const role = roles.length === 1 ? roles[0] : roles
      return signed({ jti: randomUUID(), ...claims, ...(roles.length > 0 && { role }) }, baseUrl, minutes)
    },
    signIdentity: (claims, clientID, minutes) => signed({ ...claims }, clientID, minutes),
    async findClaims(token) {
      try {
        const key = await keys.findVerifier(String(decodeProtectedHeader(token).kid))
        if (!key) return undefined
        return (await jwtVerify<TokenClaims>(token, key, options)).payload
      } catch (error) {
        if (isTokenFault(error)) return undefined
        throw error
      }
    },
  }
}

/** Invalid tokens have an error code of jose; any other error, such as a lost database, is not the caller's fault. */
const isTokenFault = (error: unknown): boolean =>
  error instanceof TypeError || String((error as { code?: unknown }).code ?? '').startsWith('ERR_J')

export const rolesOf = ({ role }: TokenClaims): readonly string[] => (role === undefined ? [] : [role].flat())
