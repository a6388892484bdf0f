import type { SignInRefusal } from './sign-in.server.ts'

/** Why someone was not signed in, in words. */
export const signInMessages: Readonly<Record<SignInRefusal | 'empty', string>> = {
  empty: 'Enter your user name and your password.',
  wrong: 'User name or password isn’t right. Check both and try again.',
  customer: 'The console is for staff and suppliers. Customers sign in to the shop.',
  locked: 'This user can’t sign in. An administrator can change that.',
  'too-often': 'Too many tries. Wait 15 minutes, then try again.',
  busy: 'Sign-in isn’t available right now. Try again in a moment.',
}
