import { foreignRoles } from '@tessera/domain/identity/foreign-roles'
import { fail } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'

/** ACC-6: a user cannot grant a role they do not hold. */
export function refuseForeignRoles({ actor }: PlatformCall, granted: readonly string[]): void {
  const foreign = foreignRoles(actor.roles, granted)
  if (foreign.length > 0) fail('Auth.UnauthorizedRole', { Roles: foreign })
}

/** Assigning a profile grants its roles. */
export async function refuseForeignProfile(call: PlatformCall, profileID: unknown): Promise<void> {
  const row = await call.db.find<{ roles: string[] }>(sql`
    select coalesce(roles, '[]') || coalesce(custom_roles, '[]') as roles
    from security_profiles
    where marketplace_id = ${call.actor.marketplace} and id = ${profileID}`)
  refuseForeignRoles(call, row?.roles ?? [])
}
