import type { RequestListener, ServerResponse } from 'node:http'
import { getPages } from '@tessera/page-server/get-pages'
import { handleBySegment } from '@tessera/page-server/handle-by-segment'
import { type BuildStore, serveKeptBuilds } from '@tessera/page-server/kept-builds'
import { loadWithoutChecks } from '@tessera/page-server/load-without-checks'
import { serveAssets } from '@tessera/page-server/serve-assets'
import type { ServerBuild } from 'react-router'
import type { Environment } from '../app/http/environment.server.ts'
import { isOwnForm } from './is-own-form.ts'
import { answerLive, isLiveAddress } from './live-events.ts'

const folder = new URL('../build/', import.meta.url)

/** The output of `vite build`; its entry takes the environment of this process. */
type Build = ServerBuild & {
  entry: { module: { configure(environment: Environment): { takeBytes(response: Response): Buffer | undefined } } }
}

/** The limit of a form: 1 MiB; of an import with its plan 16 MiB; of a picture 20 MiB, which the shop checks. */
const maxBytes = 1_048_576
const largeForms = [
  { address: /^\/console\/import(\.data)?(\?|$)/, maxBytes: 16 * maxBytes },
  { address: /^\/console\/products\/[^/]+\/pictures(\.data)?(\?|$)/, maxBytes: 24 * maxBytes },
]

/**
 * One listener for the console's pages and files, and for the stream of events of the platform. It is loaded with the first request: many processes never serve one.
 * The build must exist by then: `npm start` makes it.
 */
export function createConsole(environment: Environment, events: RequestListener, builds?: BuildStore): RequestListener {
  let loading: Promise<RequestListener> | undefined
  const live = answerLive(events)
  return async (request, response) => {
    // a stream has no end, so it is no page
    if (request.method === 'GET' && isLiveAddress(request.url)) return live(request, response)
    loading ??= loadConsole(environment, builds)
    try {
      const answer = await loading
      answer(request, response)
    } catch (error) {
      console.error(error)
      loading = undefined
      refuse(response, 500, 'The console could not be loaded.')
    }
  }
}

async function loadConsole(environment: Environment, builds: BuildStore | undefined): Promise<RequestListener> {
  const { build, createRequestListener, createRequestHandler } = await loadWithoutChecks(async () => ({
    ...(await import('@react-router/node')),
    ...(await import('react-router')),
    build: (await import(new URL('server/index.js', folder).href)) as Build,
  }))
  const { takeBytes } = build.entry.module.configure(environment)
  const mode = environment.isProduction ? 'production' : 'development'
  const ask = getPages(
    handleBySegment(build, (part) => createRequestHandler(part, mode)),
    takeBytes,
  )
  const write = createRequestListener({ build, mode })
  const base = '/console/'
  const client = new URL('client/', folder)
  const assets = serveAssets(client, base)
  const kept = builds && (await serveKeptBuilds({ store: builds, application: 'console', folder: client, base }))
  const answerPage: RequestListener = (request, response) => {
    if (!isOwnForm(request, environment.publicUrl)) return refuse(response, 403, foreign)
    const { 'content-length': length = 0, 'transfer-encoding': chunked } = request.headers
    if (request.method !== 'GET' && (chunked || Number(length) > limitOf(request.url)))
      return refuse(response, 413, large)
    const pages = request.method === 'GET' ? ask : write
    pages(request, response)
  }
  return (request, response) => {
    if (assets(request, response)) return
    if (!kept?.(request, response, answerPage)) answerPage(request, response)
  }
}

const limitOf = (url = ''): number => largeForms.find(({ address }) => address.test(url))?.maxBytes ?? maxBytes

const foreign = 'This form was not sent by a page of the console, so nothing was changed.'
const large = 'This form is too large, so nothing was changed.'

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // do not wait for the rest of the body
    connection: 'close',
  })
  response.end(message)
}
