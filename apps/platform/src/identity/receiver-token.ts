import type { Queryable } from '@tessera/server/database'
import { accountByKey, userTypeOf } from './sign-in-accounts.ts'
import type { TokenMaker } from './token-maker.ts'

export interface ReceiverTokenOptions {
  userKey: string
  clientID: string
  roles: readonly string[]
  /** Adds the user's own roles. */
  hasOwnRoles?: boolean
  /** Limits a guest's token to one order. */
  orderID?: string | null | undefined
  minutes: number
}

/** A token with which a receiver outside acts for a user; null for a user who is inactive by now. */
export async function signReceiverToken(
  { database, tokens }: { database: Queryable; tokens: TokenMaker },
  { userKey, clientID, roles: given, hasOwnRoles = false, orderID, minutes }: ReceiverTokenOptions,
): Promise<string | null> {
  const account = await accountByKey(database, userKey)
  if (!account?.active || !account.companyActive) return null
  const { username, uid, tokenVersion } = account
  const roles = hasOwnRoles ? [...new Set([...account.roles, ...given])] : given
  const claims = { usr: username, cid: clientID, u: uid, sv: tokenVersion, usrtype: userTypeOf(account), roles }
  return tokens.sign({ ...claims, ...(orderID && { orderid: orderID }) }, minutes)
}
