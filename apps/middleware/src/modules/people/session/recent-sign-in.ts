import { refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'

const minutes = 15

/** Irreversible actions require a recent sign-in. */
export function checkRecentSignIn({ signedInAt }: Customer, now: Date): void {
  if (now.getTime() - signedInAt.getTime() > minutes * 60_000) refuse('Session.SignInAgain')
}
