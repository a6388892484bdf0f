import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'
import type { Environment } from '../app/http/environment.server.ts'
import { serveAssets } from './assets.ts'
import { getPages } from './get-pages.ts'
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
  bytesOf(response: Response): Buffer | undefined
}

/** Creates one listener for pages and files. The build must exist: `npm start` makes it. */
export async function createStorefront(environment: Environment): Promise<RequestListener> {
  const { build, createRequestListener, createRequestHandler } = await withoutChecks(async () => ({
    ...(await import('@react-router/node')),
    ...(await import('react-router')),
    build: (await import(new URL('server/index.js', folder).href)) as Build,
  }))
  const { sendCached, bytesOf } = build.entry.module.configure(environment)
  const mode = environment.isProduction ? 'production' : 'development'
  const ask = getPages(createRequestHandler(build, mode), bytesOf)
  const write = createRequestListener({ build, mode })
  const foreign = refuseForeign(environment.publicUrl, ask)
  const assets = serveAssets(new URL('client/', folder))
  return (request, response) => {
    if (assets(request, response) || sendCached(request, response)) return
    if (foreign(request, response) || refuseLarge(request, response)) return
    const pages = request.method === 'GET' ? ask : write
    pages(request, response)
  }
}

/**
 * React decides while it is loaded whether to run development checks. A page takes 0.9 ms of CPU time without them, 6
 * to 10 with them.
 */
async function withoutChecks<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const { NODE_ENV: previous } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return await load()
  } finally {
    if (previous === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = previous
  }
}
