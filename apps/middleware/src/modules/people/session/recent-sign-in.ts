import { refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'

const minutes = 15

/** RELIABILITY 6.9: what cannot be taken back asks for the password again. */
export function checkRecentSignIn({ signedInAt }: Customer, now: Date): void {
  if (now.getTime() - signedInAt.getTime() > minutes * 60_000) refuse('Session.SignInAgain')
}
