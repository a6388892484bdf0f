import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { collected } from './lib/collected.server.ts'
import { type Environment, setEnvironment } from './lib/environment.server.ts'
import { withPatientScripts } from './lib/patient-scripts.server.ts'
import { nonceContext, pageContext, referenceContext } from './lib/request-context.server.ts'
import { sendKept } from './lib/send-kept.server.ts'
import { ReferenceContext } from './shell/reference.tsx'

/** Called once by whoever runs the pages, before the first of them; what it gives answers with a page that is kept. */
export function configure(environment: Environment): typeof sendKept {
  setEnvironment(environment)
  return sendKept
}

/** A page that does not finish in time is cut off, so that nobody waits for ever. */
export const streamTimeout = 5000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  const page = (
    <ReferenceContext value={context.get(referenceContext)}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </ReferenceContext>
  )
  return new Promise((resolve, reject) => {
    let code = status
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // nothing on a page comes late, so it is sent in one piece: half the work of a stream
      onAllReady() {
        clearTimeout(timer)
        const { into, all } = collected()
        pipe(into)
        resolve(all.then((html) => answerWith(withPatientScripts(html), code, headers, context)))
      },
      onShellError: reject,
      onError() {
        code = 500
      },
    })
    const timer = setTimeout(abort, streamTimeout + 1000).unref()
  })
}

function answerWith(html: Buffer, status: number, headers: Headers, context: RouterContextProvider): Response {
  context.set(pageContext, html)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(new Uint8Array(html), { headers, status })
}

/** Whoever closes the tab has caused no error. What goes to the log carries the reference the customer reads. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const { pathname } = new URL(request.url)
  console.error(`Page ${request.method} ${pathname} failed, reference ${context.get(referenceContext)}:`, error)
}
