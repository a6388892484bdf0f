import type { Database } from '@tessera/server/database'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { inTransaction } from '../in-transaction.ts'
import { findBuyer, inBuyer } from './buyer-users.ts'
import { handlerOf } from './handler-of.ts'
import { PasswordChangedMeanwhile, preparePassword } from './set-password.ts'
import { findUserKey, userResources, userTable } from './user-rows.ts'

type FindOwner = (call: PlatformCall) => Promise<string | undefined>

/** A secret in a body, and the user whose earlier passwords it is compared with. */
interface SecretField {
  field: 'Password' | 'NewPassword' | 'ClientSecret'
  findOwner?: FindOwner
}

const findCaller: FindOwner = async ({ actor }) => actor.userKey

const findInBuyers: FindOwner = async (call) => {
  const buyer = await findBuyer(call)
  return buyer === undefined
    ? undefined
    : findUserKey(userTable(userResources.buyer), inBuyer(call, buyer), call.params.id ?? '')
}

const writesOf = (tag: string, field: SecretField['field'], findOwner?: FindOwner): [string, SecretField][] => [
  [`${tag}.Create`, { field }],
  [`${tag}.Save`, { field, ...(findOwner && { findOwner }) }],
  [`${tag}.Patch`, { field, ...(findOwner && { findOwner }) }],
]

const secretFields: ReadonlyMap<string, SecretField> = new Map<string, SecretField>([
  ...Object.values(userResources).flatMap((resource) =>
    writesOf(resource.tag, 'Password', (call) => findUserKey(userTable(resource), call, call.params.userID ?? '')),
  ),
  ...writesOf('BuyerUsers', 'Password', findInBuyers),
  ...writesOf('ApiClients', 'ClientSecret'),
  ['Me.Save', { field: 'Password', findOwner: findCaller }],
  ['Me.Patch', { field: 'Password', findOwner: findCaller }],
  ['Me.ResetPasswordByToken', { field: 'NewPassword', findOwner: findCaller }],
  ['Me.Register', { field: 'Password' }],
])

/** Operations whose body may have a password or a client secret. */
export const secretWrites: readonly string[] = [...secretFields.keys()]

/** The call with its secret hashed. Must run before a transaction is open, because a hash takes 25 ms or more. */
export async function withHashedSecret(call: PlatformCall): Promise<PlatformCall> {
  const { field, findOwner } = secretFields.get(call.operation.id) ?? {}
  const text = field && call.body[field]
  if (typeof text !== 'string' || (field === 'ClientSecret' && text === '')) return call
  return { ...call, hashedSecret: await preparePassword(call.db, await findOwner?.(call), text, call.hashedSecret) }
}

/** Every rival that changes the same user's password first costs one more try. */
const maxTries = 5

/** Gives the handlers of passwords and client secrets a transaction that opens after the secret is hashed. */
export function hashFirst(database: Database, handlers: PlatformHandlers): PlatformHandlers {
  const wrap = (handler: PlatformHandler): PlatformHandler => {
    const run = inTransaction(database, handler)
    const attempt = async (call: PlatformCall, tries: number): ReturnType<PlatformHandler> => {
      const hashed = await withHashedSecret({ ...call, db: database })
      return run(hashed).catch((error) => {
        if (!(error instanceof PasswordChangedMeanwhile) || tries >= maxTries) throw error
        return attempt(hashed, tries + 1)
      })
    }
    return (call) => attempt(call, 1)
  }
  const wrapped = secretWrites.map((id) => [id, wrap(handlerOf(handlers, id))] as const)
  return { ...handlers, ...Object.fromEntries(wrapped) }
}
