import { PlatformError } from '@tessera/client/platform-error'
import { urlOf } from '@tessera/contract/kit/operation'
import { createNarrowedToken } from '@tessera/contract/platform/additions/narrowed-token'
import { getEnvironment } from '../http/environment.server.ts'
import { curlOf } from '../operations/curl-of.ts'
import { getNarrowedToken } from '../operations/get-narrowed-token.server.ts'
import type { Staff } from '../session/staff.server.ts'
import type { OperationOutcome, TriedProfile } from './operation-view.ts'

/** Sends with the roles of a profile that this person has. If none remains, the platform's refusal is a sentence. */
export async function sendWithRights(
  { token }: Staff,
  profile: TriedProfile,
  values: Record<string, string>,
  send: (token: string) => Promise<OperationOutcome>,
): Promise<OperationOutcome> {
  try {
    // each call asks for its own, so none is kept
    const narrowed = await getNarrowedToken(token, profile.roles)
    return await send(narrowed)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return { values, problem: problemOf(error, profile) }
  }
}

function problemOf({ status, errorCode, message }: PlatformError, { name, roles }: TriedProfile): string {
  const refused = `Nothing was sent (${status} ${errorCode}).`
  if (errorCode !== 'Auth.NoRoleRemains') return `${refused} ${message}`
  if (roles.length === 0) return `${refused} “${name}” has no permissions to try. Choose another profile.`
  return `${refused} You have none of the permissions of “${name}”: ${roles.join(', ')}. Choose another profile, or ask someone who has them.`
}

/** Asks for the token by curl; the call itself follows. */
export const curlOfRights = ({ roles }: TriedProfile): string =>
  curlOf('POST', getEnvironment().publicUrl + urlOf(createNarrowedToken.path), { Roles: roles })

/** The variable of the token that was asked for. */
export const narrowedVariable = 'NARROWED_TOKEN'
