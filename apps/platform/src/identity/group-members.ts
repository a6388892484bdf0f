import type { Relation } from '@tessera/contract/kit/relation'
import {
  adminUserGroupUserAssignments,
  supplierUserGroupUserAssignments,
  userGroupUserAssignments,
} from '@tessera/contract/platform/identity/user-groups'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { relation } from '../engine/relation.ts'
import { keyValue } from '../engine/scope.ts'
import { type Table, tableOf } from '../engine/table.ts'
import { handlerOf } from './handler-of.ts'
import { refuseForeignRoles } from './refuse-foreign-roles.ts'

/** Adding a user to a group grants the roles of the group's profiles. */
export const groupMemberHandlers = (): PlatformHandlers =>
  Object.assign(
    {},
    ...[adminUserGroupUserAssignments, userGroupUserAssignments, supplierUserGroupUserAssignments].map(
      guardedAssignments,
    ),
  )

function guardedAssignments(declaration: Relation): PlatformHandlers {
  const id = `${declaration.tag}.SaveUserAssignment`
  const generic = handlerOf(relation(declaration), id)
  const table = tableOf(declaration.model, declaration.path, declaration.table)
  return {
    [id]: async (call) => {
      refuseForeignRoles(call, await rolesOfGroup(table, call))
      return generic(call)
    },
  }
}

async function rolesOfGroup({ keys }: Table, call: PlatformCall): Promise<string[]> {
  const [type, company] = keys.map((key) => keyValue(key, call))
  const rows = await call.db.rows<{ role: string }>(sql`
    select distinct role
    from security_profile_assignments a
    join security_profiles p on p.marketplace_id = a.marketplace_id and p.id = a.security_profile_id,
      jsonb_array_elements_text(coalesce(p.roles, '[]') || coalesce(p.custom_roles, '[]')) role
    where a.marketplace_id = ${call.actor.marketplace} and a.company_type = ${type} and a.company_id = ${company}
      and a.user_group_id = ${call.body.UserGroupID}`)
  return rows.map(({ role }) => role)
}
