import type { RequestOptions } from '@tessera/client/call-options'
import { refuse } from './shop-error.ts'
import type { Visitor } from './visitor.ts'

export const tokenOf = ({ bearer }: Visitor): string => bearer?.token ?? refuse('Session.Missing')

/** Calls the platform with the visitor's own token, so the shop sees no cart the visitor may not see. */
export const asVisitor = (visitor: Visitor): RequestOptions => ({ accessToken: tokenOf(visitor) })
