import { createRoot } from 'react-dom/client'
import { SignInDialog } from './sign-in-dialog.tsx'

let openPrompt: Promise<boolean> | undefined

/** Shows the sign-in dialog over the page; true once the same person is signed in. Several requests share one dialog. */
export function signInAgain(): Promise<boolean> {
  openPrompt ??= openDialog().finally(() => {
    openPrompt = undefined
  })
  return openPrompt
}

async function openDialog(): Promise<boolean> {
  const userName = document.querySelector<HTMLElement>('[data-user]')?.dataset.user ?? ''
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const isIn = await new Promise<boolean>((resolve) => {
    root.render(<SignInDialog userName={userName} onDone={resolve} />)
  })
  root.unmount()
  container.remove()
  return isIn
}
