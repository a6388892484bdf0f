import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { type Environment, setEnvironment } from './lib/environment.server.ts'
import { nonceContext, referenceContext } from './lib/request-context.server.ts'
import { ReferenceContext } from './shell/reference.tsx'

/** Called once by whoever runs the pages, before the first of them. */
export const configure = (environment: Environment): void => setEnvironment(environment)

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
      onShellReady() {
        const body = new PassThrough()
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }))
        pipe(body)
      },
      onShellError: reject,
      onError() {
        code = 500
      },
    })
    setTimeout(abort, streamTimeout + 1000).unref()
  })
}

/** Whoever closes the tab has caused no error. What goes to the log carries the reference the customer reads. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const { pathname } = new URL(request.url)
  console.error(`Page ${request.method} ${pathname} failed, reference ${context.get(referenceContext)}:`, error)
}
