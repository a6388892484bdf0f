import { TextField } from '@tessera/ui/field'
import { showOverPage } from '@tessera/ui/show-over-page'
import { SignInDialog } from '@tessera/ui/sign-in-dialog'
import { UserNameField } from './user-name-field.tsx'

let openPrompt: Promise<boolean> | undefined

/** Shows the sign-in dialog over the page; true once the same person is signed in. Several requests share one dialog. */
export function signInAgain(): Promise<boolean> {
  openPrompt ??= openDialog().finally(() => {
    openPrompt = undefined
  })
  return openPrompt
}

const openDialog = (): Promise<boolean> => {
  const userName = document.querySelector<HTMLElement>('[data-user]')?.dataset.user ?? ''
  return showOverPage((onDone) => (
    <SignInDialog
      title="Your session has ended"
      text="Sign in to continue. Everything you typed is still here."
      action="/console/sign-in/here"
      failure="The console didn’t respond. Try again in a moment."
      forgotHref="/console/set-password"
      pageOf={userName}
      onDone={onDone}
    >
      <Fields userName={userName} />
    </SignInDialog>
  ))
}

const Fields = ({ userName }: { userName: string }) => (
  <>
    <UserNameField id="sign-in-user-name" userName={userName} />
    <TextField
      label="Password"
      id="sign-in-password"
      name="password"
      type="password"
      autoComplete="current-password"
      autoFocus={userName !== ''}
      required
    />
  </>
)
