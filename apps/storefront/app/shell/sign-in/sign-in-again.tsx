import { createRoot } from 'react-dom/client'
import { SignInDialog } from './sign-in-dialog.tsx'

let open: Promise<boolean> | undefined

/**
 * Whether somebody has signed in over the page that is there, so that what they wanted can go on. Asked by several at
 * once, it is one dialog. A guest who only looks in from outside goes to the page for it, which also opens accounts.
 */
export function isSignedInAgain(wanted: string, isRead: boolean): Promise<boolean> {
  const [why = '', as = ''] = wanted.split(' ')
  if (why === 'needed' && isRead) return Promise.resolve(false)
  open ??= ask(why === 'again', decodeURIComponent(as)).finally(() => {
    open = undefined
  })
  return open
}

async function ask(isCheck: boolean, email: string): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  // no recording looks at a password, not even at how long it is
  place.className = 'rr-block'
  const root = createRoot(place)
  const isIn = await new Promise<boolean>((resolve) => {
    root.render(<SignInDialog isCheck={isCheck} email={email} onDone={resolve} />)
  })
  root.unmount()
  place.remove()
  return isIn
}
