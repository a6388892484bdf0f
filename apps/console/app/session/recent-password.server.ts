import { isSecretName } from '@tessera/domain/changes/secret-values'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { visitorAddress } from '../http/visitor-address.server.ts'
import { type PasswordQuestion, type Problem, passwordAgain } from '../operations/problem.ts'
import { pagePath } from './page-path.ts'
import { type SignInRefusal, signIn } from './sign-in.server.ts'
import { type Staff, staffContext } from './staff.server.ts'
import { sessionContext } from './staff-middleware.server.ts'

/** Rights, ways to sign in, and accounts of money. */
const sensitiveTags: ReadonlySet<string> = new Set([
  'AdminUsers',
  'AdminUserGroups',
  'SecurityProfiles',
  'ApiClients',
  'ImpersonationConfigs',
  'OpenIdConnects',
  'SpendingAccounts',
  'CreditCards',
  'Payments',
])

/** Whether an operation, or all of a tag, is about money, rights or acting for others. */
export const isSensitive = (operation: string): boolean =>
  sensitiveTags.has(operation.split('.')[0] ?? '') || operation === 'Users.GetAccessToken'

/** The token of a password that was typed in the last 15 minutes, for pages that cannot ask for it themselves. */
export const findRecentToken = (context: Asked['context']): string | undefined =>
  context.get(sessionContext).findRecentToken(context.get(staffContext).token)

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * The person with a token of a password that was typed in the last 15 minutes. Otherwise the page asks for it and sends
 * the same form again; nothing has happened until then.
 */
export async function requireRecentPassword({ request, context }: Asked, form: FormData): Promise<Staff> {
  const staff = context.get(staffContext)
  const session = context.get(sessionContext)
  const recent = session.findRecentToken(staff.token)
  const typed = form.get(passwordAgain)
  form.delete(passwordAgain)
  if (recent) return { ...staff, token: recent }
  if (typeof typed !== 'string' || typed === '') throw questionOf(form, typed === '' ? 'Enter your password.' : null)
  const outcome = await signIn(staff.username, typed, visitorAddress(request))
  if ('refusal' in outcome) throw questionOf(form, refusals[outcome.refusal])
  session.saveRecent(outcome.token)
  if (form.has('isLost')) {
    const { pathname, search } = new URL(request.url)
    throw redirect(pagePath(pathname.replace(/\.data$/, '')) + search)
  }
  return { ...staff, token: outcome.token.access_token }
}

const refusals: Record<SignInRefusal, string> = {
  wrong: 'That isn’t your password. Try again.',
  customer: 'That isn’t your password. Try again.',
  locked: 'You can’t sign in right now. An administrator can change that.',
  'too-often': 'Too many tries. Wait 15 minutes, then try again.',
  busy: 'Sign-in isn’t available right now. Try again in a moment.',
}

function questionOf(form: FormData, refusal: string | null) {
  const all = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const isSecret = ([name]: [string, string]) => isSecretName(name.split('.').at(-1) ?? '')
  const isLost = form.has('isLost') || all.some((pair) => isSecret(pair) && pair[1] !== '')
  const ask: PasswordQuestion = { fields: isLost ? [['isLost', 'yes']] : all, refusal, isLost }
  const message =
    'Money, permissions and acting for others need your password again after 15 minutes. Nothing has been changed yet.'
  return data<Problem>({ title: 'Enter your password to continue', message, ask }, { status: 403 })
}
