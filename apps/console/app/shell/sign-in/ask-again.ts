import { signInHeader } from '../../session/sign-in-header.ts'

const askToSignIn = async (): Promise<boolean> => (await import('./sign-in-again.tsx')).signInAgain()

/** A form or a page that finds its session over waits for the sign-in, and is then asked for again. */
export async function askAgain(
  ask: typeof fetch,
  request: Parameters<typeof fetch>,
  answer: Response,
): Promise<Response> {
  if (!needsSignIn(request, answer)) return answer
  return (await askToSignIn()) ? ask(...request) : answer
}

function needsSignIn([input, init]: Parameters<typeof fetch>, { headers, redirected, url }: Response): boolean {
  // the body of a request object can be sent once only
  if (input instanceof Request) return false
  if (headers.has(signInHeader)) return true
  const isWrite = (init?.method ?? 'GET').toUpperCase() !== 'GET'
  return isWrite && redirected && new URL(url).pathname === '/console/sign-in'
}

const waiting = new WeakSet<HTMLFormElement>()
const checked = new WeakSet<HTMLFormElement>()

// forms that load a document, such as those of home, leave the page: the session is checked before
addEventListener('submit', (event) => {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isOfSession(form)) return
  if (checked.delete(form)) return
  event.preventDefault()
  if (!waiting.has(form)) void sendChecked(form, event.submitter)
})

/** Whether a form of the console needs someone signed in. Signing out does not. */
function isOfSession(form: HTMLFormElement): boolean {
  if (form.getAttribute('method') !== 'post' || !document.querySelector('[data-user]')) return false
  const { origin, pathname } = new URL(form.getAttribute('action') ?? '', location.href)
  return origin === location.origin && /^\/console(\/(?!sign-out)|$)/.test(pathname)
}

async function sendChecked(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  waiting.add(form)
  const isIn = (await isSignedIn()) || (await askToSignIn())
  waiting.delete(form)
  if (!isIn) return
  checked.add(form)
  form.requestSubmit(submitter)
}

/** Without an answer the form is sent: the server says what is wrong. */
const isSignedIn = (): Promise<boolean> =>
  fetch('/console/sign-in/here')
    .then(async (answer) => ((await answer.json()) as { isIn: boolean }).isIn)
    .catch(() => true)
