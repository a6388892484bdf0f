import { showOverPage } from '@tessera/ui/show-over-page'
import { SignInDialog } from '@tessera/ui/sign-in-dialog'
import { PasswordField } from '../../kit/forms/password-field.tsx'
import { UserNameField } from '../../kit/forms/user-name-field.tsx'
import { track } from '../../kit/tracking/track.ts'

let openPrompt: Promise<boolean> | undefined

/**
 * Shows the sign-in dialog over the current page and resolves to true after sign-in, so that the request can continue.
 * Concurrent calls share one dialog. A guest who opens an account page goes to the sign-in page, which also offers
 * registration.
 */
export function signInAgain(signInRequest: string, isRead: boolean): Promise<boolean> {
  const [why = '', as = ''] = signInRequest.split(' ')
  if (why === 'needed' && isRead) return Promise.resolve(false)
  openPrompt ??= openDialog(why === 'again', decodeURIComponent(as)).finally(() => {
    openPrompt = undefined
  })
  return openPrompt
}

/** The session is valid, but the step needs a recent sign-in. */
const check = {
  title: 'Please sign in again',
  text: 'For your security, enter your password to continue.',
}
const expired = {
  title: 'Your session has expired',
  text: 'Sign in to pick up where you left off. Everything you entered is still here.',
}

const openDialog = (isCheck: boolean, email: string): Promise<boolean> =>
  showOverPage(
    (onDone) => (
      <SignInDialog
        {...(isCheck ? check : expired)}
        action="/sign-in/here"
        failure="Something went wrong, please try again"
        forgotHref="/forgot-password"
        pageOf={email}
        onSignIn={() => track('login', { method: 'password' })}
        onDone={onDone}
      >
        <UserNameField defaultValue={email} />
        <PasswordField name="password" autoComplete="current-password" autoFocus={email !== ''} />
      </SignInDialog>
    ),
    // the recorder skips this element, so passwords are never recorded, not even their length
    'rr-block',
  )
