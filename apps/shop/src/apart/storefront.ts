import { openBlobs } from '@tessera/providers/blobs/open-blobs'
import { forwardCallerAddress } from '@tessera/server/caller-address'
import { ConfigurationError, readConfig } from '@tessera/server/config'
import { createLog } from '@tessera/server/log'
import { createMetrics } from '@tessera/server/metrics'
import { runProgram } from '@tessera/server/run-program'
import { startTracing } from '@tessera/server/tracing/start-tracing'
import { traceFetch } from '@tessera/server/tracing/trace-fetch'
import { findPageNamer, tracePages } from '@tessera/server/tracing/trace-pages'
import { createStorefront } from '@tessera/storefront/storefront'
import { storefrontSettings } from './page-settings.ts'
import { serveStandalone } from './serve-standalone.ts'
import { upstreamCheck } from './upstream-check.ts'

/** `npm run start:storefront`: serves the pages against a middleware that runs elsewhere. It stores only the files of its build. */
async function startStorefront(): Promise<void> {
  const values = readConfig(storefrontSettings, process.env)
  await startTracing('storefront', values)
  const { MIDDLEWARE_URL: middlewareUrl, PORT, RECORDING_PERCENT: recordingPercent } = values
  if (!middlewareUrl)
    throw new ConfigurationError('MIDDLEWARE_URL must name the middleware, such as http://localhost:3002.')
  const isProduction = values.NODE_ENV === 'production'
  const environment = {
    fetch: traceFetch('middleware', fetch),
    namePage: findPageNamer(),
    middlewareUrl,
    publicUrl: values.PUBLIC_URL || `http://localhost:${PORT}`,
    isProduction,
    pageMilliseconds: values.PAGE_TIMEOUT * 1000,
    recordingPercent,
    isBehindEdge: values.EDGE !== 'none',
  }
  const pages = await createStorefront(environment, openBlobs(values))
  await serveStandalone({
    name: 'Tessera storefront',
    config: { ...values, HOST: values.HOST || (isProduction ? '0.0.0.0' : '127.0.0.1'), isProduction },
    logger: createLog({ service: 'storefront', level: values.LOG_LEVEL }),
    parts: [{ answer: forwardCallerAddress(values.TRUST_PROXY_HOPS, tracePages(pages)) }],
    metrics: createMetrics(),
    checks: [upstreamCheck('middleware', middlewareUrl)],
  })
}

runProgram('storefront', startStorefront)
