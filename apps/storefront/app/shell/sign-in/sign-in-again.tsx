import { createRoot } from 'react-dom/client'
import { SignInDialog } from './sign-in-dialog.tsx'

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

async function openDialog(isCheck: boolean, email: string): Promise<boolean> {
  const container = document.body.appendChild(document.createElement('div'))
  // the recorder skips this element, so passwords are never recorded, not even their length
  container.className = 'rr-block'
  const root = createRoot(container)
  const isIn = await new Promise<boolean>((resolve) => {
    root.render(<SignInDialog isCheck={isCheck} email={email} onDone={resolve} />)
  })
  root.unmount()
  container.remove()
  return isIn
}
