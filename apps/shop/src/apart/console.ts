import { createConsole } from '@tessera/console/console'
import { forwardEvents } from '@tessera/console/forward-events'
import { openBlobs } from '@tessera/providers/blobs/open-blobs'
import { forwardCallerAddress } from '@tessera/server/caller-address'
import { ConfigurationError, readConfig } from '@tessera/server/config'
import { createLog } from '@tessera/server/log'
import { createMetrics } from '@tessera/server/metrics'
import { runProgram } from '@tessera/server/run-program'
import { startTracing } from '@tessera/server/tracing/start-tracing'
import { traceFetch } from '@tessera/server/tracing/trace-fetch'
import { findPageNamer, tracePages } from '@tessera/server/tracing/trace-pages'
import { consoleSettings } from './page-settings.ts'
import { serveStandalone } from './serve-standalone.ts'
import { upstreamCheck } from './upstream-check.ts'

/** `npm run start:console`: serves the console against a platform and a middleware elsewhere. It stores only the files of its build. */
async function startConsole(): Promise<void> {
  const values = readConfig(consoleSettings, process.env)
  await startTracing('console', values)
  const { PLATFORM_URL: platformUrl, MIDDLEWARE_URL: shopUrl, PORT } = values
  if (!platformUrl) throw new ConfigurationError('PLATFORM_URL must name the platform, such as http://localhost:3001.')
  if (!shopUrl) throw new ConfigurationError('MIDDLEWARE_URL must name the middleware, such as http://localhost:3002.')
  const isProduction = values.NODE_ENV === 'production'
  const pages = createConsole(
    {
      platformFetch: traceFetch('platform', fetch),
      platformUrl,
      shopFetch: traceFetch('middleware', fetch),
      shopUrl,
      publicUrl: values.PUBLIC_URL || `http://localhost:${PORT}`,
      clientId: values.TESSERA_CONSOLE_CLIENT_ID,
      namePage: findPageNamer(),
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
    parts: [{ answer: forwardCallerAddress(values.TRUST_PROXY_HOPS, tracePages(pages)) }],
    metrics: createMetrics(),
    checks: [upstreamCheck('platform', platformUrl), upstreamCheck('middleware', shopUrl)],
  })
}

runProgram('console', startConsole)
