import type { Handlers } from '@tessera/server/call'
import type { Visitor } from '../../../kit/visitor.ts'
import { envelopeHandlers } from '../credentials/envelope-handlers.ts'
import { activationHandler } from './activation.ts'
import type { AuthNeeds } from './auth-needs.ts'
import { customerSetHandler } from './customer-set.ts'
import { forgotPasswordHandler } from './forgot-password.ts'
import { renewHandler } from './renew.ts'
import { resetPasswordHandler } from './reset-password.ts'
import { signInHandlers } from './sign-in-handlers.ts'
import { signOutHandler } from './sign-out.ts'
import { startActingHandler } from './start-acting.ts'
import { tokenDataHandler } from './token-data.ts'
import { userStatusHandlers } from './user-status.ts'

/** The thirteen calls for signing in, and signing out. */
export const authHandlers = (needs: AuthNeeds): Handlers<Visitor> => ({
  ...signInHandlers(needs),
  ...signOutHandler(needs),
  ...startActingHandler(needs),
  ...renewHandler(needs),
  ...tokenDataHandler(needs),
  ...userStatusHandlers(needs),
  ...customerSetHandler(needs),
  ...envelopeHandlers(needs),
  ...activationHandler(needs),
  ...forgotPasswordHandler(needs),
  ...resetPasswordHandler(needs),
})
