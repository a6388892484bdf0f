import { createRoot } from 'react-dom/client'
import { SignInDialog } from './sign-in-dialog.tsx'

let open: Promise<boolean> | undefined

/**
 * Shows the sign-in dialog over the current page and resolves to true after sign-in, so that the request can continue.
 * Concurrent calls share one dialog. A guest who opens an account page goes to the sign-in page, which also offers
 * registration.
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
  // the recorder skips this element, so passwords are never recorded, not even their length
  place.className = 'rr-block'
  const root = createRoot(place)
  const isIn = await new Promise<boolean>((resolve) => {
    root.render(<SignInDialog isCheck={isCheck} email={email} onDone={resolve} />)
  })
  root.unmount()
  place.remove()
  return isIn
}
