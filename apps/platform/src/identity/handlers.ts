import { createNarrowedToken as narrowedToken } from '@tessera/contract/platform/additions/narrowed-token'
import { operations } from '@tessera/contract/platform/operations'
import type { PlatformHandler, PlatformHandlers } from '../actor.ts'
import type { TokenAuthenticator } from './authenticate.ts'
import { buyerUserHandlers } from './buyer-users.ts'
import { clientAssignments } from './client-assignments.ts'
import { clientSecrets } from './client-secrets.ts'
import { clientWrites } from './client-writes.ts'
import { groupMemberHandlers } from './group-members.ts'
import { impersonationConfigHandlers } from './impersonation-configs.ts'
import { impersonationToken } from './impersonation-token.ts'
import { inviteAdminUser } from './invite-admin-user.ts'
import type { KeyRing } from './key-ring.ts'
import { currentUserHandlers } from './me.ts'
import { moveUser } from './move-user.ts'
import { createNarrowedToken } from './narrowed-token.ts'
import { sendOneTimePassword } from './one-time-password.ts'
import { ownProfileHandlers } from './own-profile.ts'
import { type RecoveryNeeds, withMinimumDuration } from './recovery.ts'
import { registerUser } from './register-user.ts'
import { resetPasswordByCode } from './reset-password.ts'
import { retrieveUsername } from './retrieve-username.ts'
import { securityProfileHandlers } from './security-profiles.ts'
import { sendVerificationCode } from './send-verification-code.ts'
import { transferOrder } from './transfer-order.ts'
import { userAccounts } from './user-accounts.ts'
import { userInfoHandlers } from './user-info.ts'
import { listAcrossBuyers, userLists } from './user-lists.ts'
import { userResources } from './user-rows.ts'
import { userWrites } from './user-writes.ts'

export interface IdentityNeeds extends RecoveryNeeds {
  keys: KeyRing
}

/** Users, permissions and tokens, where the generic engine is not enough. */
export function identityHandlers(needs: IdentityNeeds): PlatformHandlers {
  const { tokens, keys, authenticate } = needs
  return forgetAfterWrites(authenticate, {
    ...Object.assign({}, ...Object.values(userResources).flatMap((one) => [userWrites(one), userAccounts(one)])),
    ...userLists(userResources.buyer),
    ...userLists(userResources.supplier),
    ...buyerUserHandlers(),
    'Users.ListAcrossBuyers': listAcrossBuyers,
    'Users.Move': moveUser,
    'Users.GetAccessToken': impersonationToken(tokens),
    'AdminUsers.Invite': inviteAdminUser(tokens),
    ...groupMemberHandlers(),
    ...clientWrites(),
    ...clientSecrets(),
    ...clientAssignments(),
    ...securityProfileHandlers(),
    ...impersonationConfigHandlers(),
    ...currentUserHandlers(),
    ...ownProfileHandlers(),
    'Me.CreateNarrowedToken': createNarrowedToken(tokens),
    'Me.Register': registerUser(tokens, authenticate),
    'Me.TransferAnonUserOrder': transferOrder(authenticate),
    'ForgottenCredentials.SendVerificationCode': withMinimumDuration(sendVerificationCode(needs)),
    'ForgottenCredentials.ResetPasswordByVerificationCode': resetPasswordByCode(needs),
    'ForgottenCredentials.RetrieveUsername': withMinimumDuration(retrieveUsername(needs)),
    'ForgottenCredentials.SendOneTimePassword': withMinimumDuration(sendOneTimePassword(needs)),
    ...userInfoHandlers(tokens, keys),
  })
}

/** Operations that cannot change another token's state; anonymous calls in particular must not clear the cache. */
const harmlessOperations = new Set([
  ...operations.filter(({ verb, open }) => verb === 'GET' || open).map(({ id }) => id),
  narrowedToken.id,
])

/** Clears the cache after a write, so that this process sees it at once; others see it within a few seconds. */
function forgetAfterWrites(authenticate: TokenAuthenticator, handlers: PlatformHandlers): PlatformHandlers {
  const wrapped = (handler: PlatformHandler): PlatformHandler => {
    return async (call) => {
      const reply = await handler(call)
      authenticate.forget()
      return reply
    }
  }
  return Object.fromEntries(
    Object.entries(handlers).map(([id, handler]) => [id, harmlessOperations.has(id) ? handler : wrapped(handler)]),
  )
}
