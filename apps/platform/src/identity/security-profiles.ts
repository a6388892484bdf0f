import { securityProfileAssignments, securityProfiles } from '@tessera/contract/platform/identity/security-profiles'
import { findFilterProblem } from '@tessera/domain/assignments/party'
import { completeConfig } from '@tessera/domain/identity/password-config'
import { isAcceptable, type PasswordConfig } from '@tessera/domain/identity/password-rules'
import { fail } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { partyIn } from '../companies/party-assignments.ts'
import { crud } from '../engine/crud.ts'
import { refuseIf } from '../engine/refuse-if.ts'
import { relation } from '../engine/relation.ts'
import { withCheck } from '../engine/with-rules.ts'
import { handlerOf } from './handler-of.ts'
import { refuseForeignProfile, refuseForeignRoles } from './refuse-foreign-roles.ts'

const profiles = crud(securityProfiles)
const assignments = relation(securityProfileAssignments)

export const securityProfileHandlers = (): PlatformHandlers => ({
  'SecurityProfiles.Create': writeProfile('Create'),
  'SecurityProfiles.Save': writeProfile('Save'),
  'SecurityProfiles.Patch': writeProfile('Patch'),
  'SecurityProfiles.SaveAssignment': assignProfile,
  ...withCheck(assignments, ['SecurityProfiles.ListAssignments', 'SecurityProfiles.DeleteAssignment'], (call) =>
    refuseIf(findFilterProblem(partyIn(call))),
  ),
})

const writeProfile =
  (verb: string): PlatformHandler =>
  async (call) => {
    const { Roles, CustomRoles, PasswordConfig: rules } = call.body
    const stored = await listStoredRoles(call)
    const given = [Roles, CustomRoles].flatMap((list) => (list as string[] | null | undefined) ?? [])
    refuseForeignRoles(
      call,
      given.filter((role) => !stored.includes(role)),
    )
    const body = rules ? { ...call.body, PasswordConfig: checkPasswordConfig(rules) } : call.body
    return handlerOf(profiles, `SecurityProfiles.${verb}`)({ ...call, body })
  }

function checkPasswordConfig(rules: PasswordConfig): PasswordConfig {
  if (!isAcceptable(rules)) fail('SecurityProfile.InvalidPasswordConfiguration', completeConfig(rules))
  return completeConfig(rules)
}

/** An unchanged role is not a new grant. */
async function listStoredRoles({ db, actor, params }: PlatformCall): Promise<string[]> {
  const row = await db.find<{ roles: string[] }>(sql`
    select coalesce(roles, '[]') || coalesce(custom_roles, '[]') as roles
    from security_profiles
    where marketplace_id = ${actor.marketplace} and id = ${params.securityProfileID ?? ''}
    for update`)
  return row?.roles ?? []
}

/** Assigns to a user, a group or a company; without buyer and supplier it is the seller's. */
async function assignProfile(call: PlatformCall): Promise<undefined> {
  const { BuyerID, SupplierID, UserID, UserGroupID } = call.body
  if (BuyerID && SupplierID) fail('PartyAssignment.CannotSpecifyBuyerAndSupplier')
  if (UserID && UserGroupID) fail('PartyAssignment.CannotSpecifyGroupAndUser')
  await refuseForeignProfile(call, call.body.SecurityProfileID)
  await handlerOf(assignments, 'SecurityProfiles.SaveAssignment')(call)
}
