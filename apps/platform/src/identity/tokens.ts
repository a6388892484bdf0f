import { randomUUID } from 'node:crypto'
import type { UserType } from '@tessera/contract/kit/operation'
import { decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { KeyRing } from './keys.ts'

/** What a token says. `u` and `sv` are ours: the user's unchanging key, and the version that revocation raises. */
export interface Claims {
  usr: string
  cid: string
  u: string
  sv: number
  usrtype: UserType
  role?: string | string[]
  jti: string
  exp: number
  /** The one order of a guest. */
  orderid?: string
  anonuserid?: string
  /** RFC 8693: who is acting, with key and version as above, and under which impersonation configuration. */
  act?: { usr: string; u: string; sv: number; config: string }
}

/** About a person, for the client alone: with the client as audience it opens nothing here. */
export interface IdentityClaims {
  sub: string
  preferred_username: string
  email: string
  given_name: string
  family_name: string
}

type NewClaims = Omit<Claims, 'jti' | 'exp' | 'role'> & { roles: readonly string[]; jti?: string }

export interface TokenMaker {
  sign(claims: NewClaims, minutes: number): Promise<string>
  signIdentity(claims: IdentityClaims, clientID: string, minutes: number): Promise<string>
  /** Undefined: not ours, not signed, expired, or meant for somebody else. */
  findClaims(token: string): Promise<Claims | undefined>
}

/** The published client uses a token until ten seconds after its end. */
const tolerance = 10

export function tokenMaker(keys: KeyRing, baseUrl: string): TokenMaker {
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
        return (await jwtVerify<Claims>(token, key, options)).payload
      } catch (error) {
        if (isTokenFault(error)) return undefined
        throw error
      }
    },
  }
}

/** Faults of the token have jose's code; anything else, a lost database for one, is not the caller's fault. */
const isTokenFault = (error: unknown): boolean =>
  error instanceof TypeError || String((error as { code?: unknown }).code ?? '').startsWith('ERR_J')

export const rolesOf = ({ role }: Claims): readonly string[] => (role === undefined ? [] : [role].flat())
