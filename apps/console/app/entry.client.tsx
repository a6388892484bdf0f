import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** Loads the sign-in over the page after the page's own scripts. */
const restMilliseconds = 3000

const loadAskAgain = () => import('./shell/sign-in/ask-again.ts')
const original = window.fetch
window.fetch = async (...request) => {
  const answer = await original(...request)
  const isFine = !answer.headers.has('x-sign-in') && !answer.url.includes('/console/sign-in?')
  return isFine ? answer : (await loadAskAgain()).askAgain(original, request, answer)
}
setTimeout(loadAskAgain, restMilliseconds)

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
