import { openBlobs } from '@tessera/providers/blobs/open-blobs'
import { forwardCallerAddress } from '@tessera/server/caller-address'
import { ConfigurationError, maybeText, maybeWhole, oneOf, readConfig, text, url, whole } from '@tessera/server/config'
import { createLog } from '@tessera/server/log'
import { createMetrics } from '@tessera/server/metrics'
import { runProgram } from '@tessera/server/run-program'
import { createStorefront } from '@tessera/storefront/storefront'
import { serveStandalone } from './serve-standalone.ts'
import { upstreamCheck } from './upstream-check.ts'

const settings = {
  NODE_ENV: oneOf(['production', 'development', 'test'], 'development'),
  HOST: text(''),
  PORT: whole(3000, 0, 65_535),
  PUBLIC_URL: url(''),
  MIDDLEWARE_URL: url(''),
  TRUST_PROXY_HOPS: whole(0, 0, 10),
  CONNECTIONS_PER_ADDRESS: whole(256, 1),
  DRAIN_SECONDS: maybeWhole(0, 300),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'warn'),
  RECORDING_PERCENT: whole(100, 0, 100),
  BLOBS_URL: url(''),
  TESSERA_DATA: text('data'),
  PAGE_TIMEOUT: whole(5, 1, 600),
  METRICS_PORT: whole(0, 0, 65_535),
  METRICS_TOKEN: maybeText(),
}

/** `npm run start:storefront`: serves the pages against a middleware that runs elsewhere. It stores only the files of its build. */
async function startStorefront(): Promise<void> {
  const values = readConfig(settings, process.env)
  const { MIDDLEWARE_URL: middlewareUrl, PORT, RECORDING_PERCENT: recordingPercent } = values
  if (!middlewareUrl)
    throw new ConfigurationError('MIDDLEWARE_URL must name the middleware, such as http://localhost:3002.')
  const isProduction = values.NODE_ENV === 'production'
  const environment = {
    fetch: (address: string, init: RequestInit) => fetch(address, init),
    middlewareUrl,
    publicUrl: values.PUBLIC_URL || `http://localhost:${PORT}`,
    isProduction,
    pageMilliseconds: values.PAGE_TIMEOUT * 1000,
    recordingPercent,
  }
  const pages = await createStorefront(environment, openBlobs(values))
  await serveStandalone({
    name: 'Tessera storefront',
    config: { ...values, HOST: values.HOST || (isProduction ? '0.0.0.0' : '127.0.0.1'), isProduction },
    logger: createLog({ service: 'storefront', level: values.LOG_LEVEL }),
    parts: [{ answer: forwardCallerAddress(values.TRUST_PROXY_HOPS, pages) }],
    metrics: createMetrics(),
    checks: [upstreamCheck('middleware', middlewareUrl)],
  })
}

runProgram('storefront', startStorefront)
