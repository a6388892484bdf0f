import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getPages } from '@tessera/page-server/get-pages'
import { handleBySegment } from '@tessera/page-server/handle-by-segment'
import { type BuildStore, serveKeptBuilds } from '@tessera/page-server/kept-builds'
import { loadWithoutChecks } from '@tessera/page-server/load-without-checks'
import { serveAssets } from '@tessera/page-server/serve-assets'
import type { ServerBuild } from 'react-router'
import type { Environment } from '../app/http/environment.server.ts'
import { refuseForeign } from './refuse-foreign.ts'
import { refuseLarge } from './refuse-large.ts'

const folder = new URL('../build/', import.meta.url)

/** The output of `vite build`; its entry takes the environment of this process. */
type Build = ServerBuild & {
  entry: {
    module: {
      configure(environment: Environment): Configured
    }
  }
}

interface Configured {
  sendCached(request: IncomingMessage, response: ServerResponse): boolean
  takeBytes(response: Response): Buffer | undefined
}

/**
 * Creates one listener for pages and files. The build must exist: `npm start` makes it. Files of earlier and newer
 * builds come out of the store.
 */
export async function createStorefront(environment: Environment, builds?: BuildStore): Promise<RequestListener> {
  const { build, createRequestListener, createRequestHandler } = await loadWithoutChecks(async () => ({
    ...(await import('@react-router/node')),
    ...(await import('react-router')),
    build: (await import(new URL('server/index.js', folder).href)) as Build,
  }))
  const { sendCached, takeBytes } = build.entry.module.configure(environment)
  const mode = environment.isProduction ? 'production' : 'development'
  const ask = getPages(
    handleBySegment(build, (part) => createRequestHandler(part, mode)),
    takeBytes,
  )
  const write = createRequestListener({ build, mode })
  const foreign = refuseForeign(environment.publicUrl, ask)
  const client = new URL('client/', folder)
  const assets = serveAssets(client)
  const kept = builds && (await serveKeptBuilds({ store: builds, application: 'storefront', folder: client }))
  const answer: RequestListener = (request, response) => {
    if (foreign(request, response) || refuseLarge(request, response)) return
    const pages = request.method === 'GET' ? ask : write
    pages(request, response)
  }
  return (request, response) => {
    if (assets(request, response) || sendCached(request, response)) return
    if (!kept?.(request, response, answer)) answer(request, response)
  }
}
