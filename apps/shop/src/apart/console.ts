import { createConsole } from '@tessera/console/console'
import { forwardEvents } from '@tessera/console/forward-events'
import { localCredentials } from '@tessera/platform/config'
import { openBlobs } from '@tessera/providers/blobs/open-blobs'
import { forwardCallerAddress } from '@tessera/server/caller-address'
import { ConfigurationError, maybeText, maybeWhole, oneOf, readConfig, text, url, whole } from '@tessera/server/config'
import { createLog } from '@tessera/server/log'
import { createMetrics } from '@tessera/server/metrics'
import { runProgram } from '@tessera/server/run-program'
import { serveStandalone } from './serve-standalone.ts'
import { upstreamCheck } from './upstream-check.ts'

const settings = {
  NODE_ENV: oneOf(['production', 'development', 'test'], 'development'),
  HOST: text(''),
  PORT: whole(3000, 0, 65_535),
  PUBLIC_URL: url(''),
  PLATFORM_URL: url(''),
  MIDDLEWARE_URL: url(''),
  TRUST_PROXY_HOPS: whole(0, 0, 10),
  CONNECTIONS_PER_ADDRESS: whole(256, 1),
  DRAIN_SECONDS: maybeWhole(0, 300),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'warn'),
  BLOBS_URL: url(''),
  TESSERA_DATA: text('data'),
  PAGE_TIMEOUT: whole(5, 1, 600),
  METRICS_PORT: whole(0, 0, 65_535),
  METRICS_TOKEN: maybeText(),
  TESSERA_CONSOLE_CLIENT_ID: text(localCredentials.TESSERA_CONSOLE_CLIENT_ID),
}

/** `npm run start:console`: serves the console against a platform and a middleware elsewhere. It stores only the files of its build. */
async function startConsole(): Promise<void> {
  const values = readConfig(settings, process.env)
  const { PLATFORM_URL: platformUrl, MIDDLEWARE_URL: shopUrl, PORT } = values
  if (!platformUrl) throw new ConfigurationError('PLATFORM_URL must name the platform, such as http://localhost:3001.')
  if (!shopUrl) throw new ConfigurationError('MIDDLEWARE_URL must name the middleware, such as http://localhost:3002.')
  const isProduction = values.NODE_ENV === 'production'
  const overNetwork = (address: string, init: RequestInit) => fetch(address, init)
  const pages = createConsole(
    {
      platformFetch: overNetwork,
      platformUrl,
      shopFetch: overNetwork,
      shopUrl,
      publicUrl: values.PUBLIC_URL || `http://localhost:${PORT}`,
      clientId: values.TESSERA_CONSOLE_CLIENT_ID,
      isProduction,
      callMilliseconds: values.PAGE_TIMEOUT * 1000,
    },
    forwardEvents(platformUrl),
    openBlobs(values),
  )
  await serveStandalone({
    name: 'Tessera console',
    config: { ...values, HOST: values.HOST || (isProduction ? '0.0.0.0' : '127.0.0.1'), isProduction },
    logger: createLog({ service: 'console', level: values.LOG_LEVEL }),
    parts: [{ answer: forwardCallerAddress(values.TRUST_PROXY_HOPS, pages) }],
    metrics: createMetrics(),
    checks: [upstreamCheck('platform', platformUrl), upstreamCheck('middleware', shopUrl)],
  })
}

runProgram('console', startConsole)
