import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'
import type { Environment } from '../app/lib/environment.server.ts'
import { serveAssets } from './assets.ts'

const folder = new URL('../build/', import.meta.url)

/** What `vite build` made of `app/`; its entry takes the environment of this process. */
type Build = ServerBuild & {
  entry: {
    module: {
      configure(environment: Environment): (request: IncomingMessage, response: ServerResponse) => boolean
    }
  }
}

/** The pages and their files as one listener. The build must be there: `npm start` makes it. */
export async function createStorefront(environment: Environment): Promise<RequestListener> {
  const { build, createRequestListener } = await withoutChecks(async () => ({
    ...(await import('@react-router/node')),
    build: (await import(new URL('server/index.js', folder).href)) as Build,
  }))
  const sendKept = build.entry.module.configure(environment)
  const pages = createRequestListener({ build, mode: environment.isProduction ? 'production' : 'development' })
  const assets = serveAssets(new URL('client/', folder))
  return (request, response) => {
    if (!assets(request, response) && !sendKept(request, response)) pages(request, response)
  }
}

/**
 * React asks once, while it is loaded, whether to check everything it is given. The pages are built and tested, and a
 * page takes 0.9 ms of processor time without the checks, 6 to 10 with them.
 */
async function withoutChecks<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const { NODE_ENV: given } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return await load()
  } finally {
    if (given === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = given
  }
}
