import { operations } from '@tessera/contract/platform/operations'
import type { PlatformHandler, PlatformHandlers } from '../actor.ts'
import type { Authenticate } from './authenticate.ts'
import { buyerUserHandlers } from './buyer-users.ts'
import { clientAssignments } from './client-assignments.ts'
import { clientSecrets } from './client-secrets.ts'
import { clientWrites } from './client-writes.ts'
import { retrieveUsername } from './forgotten-username.ts'
import { groupMemberHandlers } from './group-members.ts'
import { impersonationConfigHandlers } from './impersonation-configs.ts'
import { impersonationToken } from './impersonation-token.ts'
import type { KeyRing } from './keys.ts'
import { meHandlers } from './me.ts'
import { sendOneTimePassword } from './one-time-password.ts'
import { ownProfileHandlers } from './own-profile.ts'
import { evenly, type RecoveryNeeds } from './recovery.ts'
import { register } from './register.ts'
import { resetPasswordByCode } from './reset-password.ts'
import { sendVerificationCode } from './reset-request.ts'
import { securityProfileHandlers } from './security-profiles.ts'
import { transferOrder } from './transfer-order.ts'
import { userAccounts } from './user-accounts.ts'
import { userInfoHandlers } from './user-info.ts'
import { listAcrossBuyers, userLists } from './user-lists.ts'
import { moveUser } from './user-move.ts'
import { userResources } from './user-rows.ts'
import { userWrites } from './user-writes.ts'

export interface IdentityNeeds extends RecoveryNeeds {
  keys: KeyRing
}

/** Users, permissions and tokens, where the generic engine is not enough. */
export function identityHandlers(needs: IdentityNeeds): PlatformHandlers {
  const { tokens, keys, authenticate } = needs
  return forgetting(authenticate, {
    ...Object.assign({}, ...Object.values(userResources).flatMap((one) => [userWrites(one), userAccounts(one)])),
    ...userLists(userResources.buyer),
    ...userLists(userResources.supplier),
    ...buyerUserHandlers(),
    'Users.ListAcrossBuyers': listAcrossBuyers,
    'Users.Move': moveUser,
    'Users.GetAccessToken': impersonationToken(tokens),
    ...groupMemberHandlers(),
    ...clientWrites(),
    ...clientSecrets(),
    ...clientAssignments(),
    ...securityProfileHandlers(),
    ...impersonationConfigHandlers(),
    ...meHandlers(),
    ...ownProfileHandlers(),
    'Me.Register': register(tokens, authenticate),
    'Me.TransferAnonUserOrder': transferOrder(authenticate),
    'ForgottenCredentials.SendVerificationCode': evenly(sendVerificationCode(needs)),
    'ForgottenCredentials.ResetPasswordByVerificationCode': resetPasswordByCode(needs),
    'ForgottenCredentials.RetrieveUsername': evenly(retrieveUsername(needs)),
    'ForgottenCredentials.SendOneTimePassword': evenly(sendOneTimePassword(needs)),
    ...userInfoHandlers(tokens, keys),
  })
}

/** Operations that cannot change another token's state; anonymous calls in particular must not clear the cache. */
const quiet = new Set(operations.filter(({ verb, open }) => verb === 'GET' || open).map(({ id }) => id))

/** Clears the cache after a write, so that this process sees it at once; others see it within a few seconds. */
function forgetting(authenticate: Authenticate, handlers: PlatformHandlers): PlatformHandlers {
  const wrapped = (handler: PlatformHandler): PlatformHandler => {
    return async (call) => {
      const reply = await handler(call)
      authenticate.forget()
      return reply
    }
  }
  return Object.fromEntries(
    Object.entries(handlers).map(([id, handler]) => [id, quiet.has(id) ? handler : wrapped(handler)]),
  )
}
