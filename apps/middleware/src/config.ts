import {
  ConfigurationError,
  type Environment,
  hosts,
  maybeText,
  maybeWhole,
  oneOf,
  readConfig,
  text,
  url,
  urls,
  whole,
} from '@tessera/server/config'
import { databaseSettings } from '@tessera/server/database-settings'
import { tracingSettings } from '@tessera/server/tracing/tracing-settings'

const settings = {
  NODE_ENV: oneOf(['production', 'development', 'test'], 'development'),
  HOST: text(''),
  PORT: whole(3000, 0, 65_535),
  PUBLIC_URL: url(''),
  PLATFORM_URL: url(''),
  ...databaseSettings,
  ...tracingSettings,
  /** The embedded payment provider's own role, if there is a pooler. */
  DATABASE_PAY_URL: maybeText(),
  TRUST_PROXY_HOPS: whole(0, 0, 10),
  CONNECTIONS_PER_ADDRESS: whole(256, 1),
  DRAIN_SECONDS: maybeWhole(0, 300),
  /** `wait`: `npm run migrate` changes the schema, and a start waits for it. */
  MIGRATE: oneOf(['start', 'wait'], 'start'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'default'], 'default'),
  /** Port of the metrics when the middleware runs alone; beside the platform they are served with its own. */
  METRICS_PORT: whole(0, 0, 65_535),
  METRICS_TOKEN: maybeText(),
  /** `on` opens `/mailbox` and `/observed` in production, to local requests only; `off` closes them anywhere. */
  LOCAL_TOOLS: oneOf(['on', 'off', 'default'], 'default'),
  TESSERA_DATA: text('data'),
  /** A bucket or a shared folder for pictures, uploads and builds of pages. */
  BLOBS_URL: url(''),
  /** A cache for all visitors in front of the shop, where it is told of changes, and the secret it asks for then. */
  EDGE: oneOf(['none', 'varnish'], 'none'),
  EDGE_PURGE_URLS: urls(),
  EDGE_PURGE_SECRET: maybeText(),
  /** Product range that fills a new shop on its first start. */
  TESSERA_RANGE: oneOf(['none', 'demo', 'full'], 'demo'),
  TESSERA_SELLER_CLIENT_ID: text('7E55E2A0-0000-4000-8000-00000000000A'),
  TESSERA_SELLER_CLIENT_SECRET: text('tessera-local-seller-secret'),
  TESSERA_STOREFRONT_CLIENT_ID: text('7E55E2A0-0000-4000-8000-00000000000B'),
  /** Number of best-selling products whose pictures are drawn before the first request. */
  PICTURES_AHEAD: whole(200, 0),
  SMTP_URL: maybeText(),
  MAIL_FROM: maybeText(),
  /** Work a browser must do before a form is accepted; 1,000 takes about a second. */
  CAPTCHA_WORK: whole(1000, 1, 100_000),
  /** Whether people may sign in through query parameters, and which callers may open a sealed password. */
  QUERY_SIGN_IN: oneOf(['on', 'off'], 'on'),
  ENVELOPE_OPEN: oneOf(['session', 'confidential', 'default'], 'default'),
  /** Percentage of consenting visits that are recorded. */
  RECORDING_PERCENT: whole(100, 0, 100),
  /** Page errors are also sent to this address, for Sentry and compatible services. */
  SENTRY_DSN: maybeText(),
  OUTBOUND_ALLOW: hosts(),
  API_PER_PERSON: whole(600, 1),
  API_PER_ADDRESS: whole(120, 1),
  PAGES_PER_ADDRESS: whole(300, 1),
  /** Seconds a page waits for the middleware. Pages in the same process read the setting here. */
  PAGE_TIMEOUT: whole(5, 1, 600),
}

/** Reads every variable of the middleware beside those it shares with the platform. */
export function readMiddlewareConfig(environment: Environment) {
  const values = readConfig(settings, environment)
  const isProduction = values.NODE_ENV === 'production'
  checkEdge(values)
  return {
    ...values,
    isProduction,
    HOST: values.HOST || (isProduction ? '0.0.0.0' : '127.0.0.1'),
    ENVELOPE_OPEN:
      values.ENVELOPE_OPEN === 'default' ? (isProduction ? 'confidential' : 'session') : values.ENVELOPE_OPEN,
    PUBLIC_URL: values.PUBLIC_URL || `http://localhost:${values.PORT}`,
    LOG_LEVEL: values.LOG_LEVEL === 'default' ? (isProduction ? 'info' : 'warn') : values.LOG_LEVEL,
  }
}

interface EdgeSettings {
  EDGE: string
  EDGE_PURGE_URLS: readonly string[]
  EDGE_PURGE_SECRET: string | undefined
}

/** An edge that no one tells of changes would show old prices, and one without a secret could be emptied by anyone. */
function checkEdge({ EDGE, EDGE_PURGE_URLS, EDGE_PURGE_SECRET = '' }: EdgeSettings): void {
  if (EDGE === 'none' && EDGE_PURGE_URLS.length === 0 && !EDGE_PURGE_SECRET) return
  if (EDGE === 'none')
    throw new ConfigurationError('EDGE must be varnish if EDGE_PURGE_URLS or EDGE_PURGE_SECRET is set.')
  if (EDGE_PURGE_URLS.length === 0)
    throw new ConfigurationError('EDGE_PURGE_URLS must name every edge, such as http://10.0.0.5:6081, if EDGE is set.')
  if (!/^[\x21-\x7e]{16,200}$/.test(EDGE_PURGE_SECRET))
    throw new ConfigurationError('EDGE_PURGE_SECRET must have 16 to 200 characters without spaces if EDGE is set.')
}

export type MiddlewareConfig = ReturnType<typeof readMiddlewareConfig>

const minute = 60
export const pageLimitOf = ({ PAGES_PER_ADDRESS }: MiddlewareConfig) => ({
  name: 'pages',
  hits: PAGES_PER_ADDRESS,
  seconds: minute,
})

/** Forms, and requests of page scripts after the page is rendered. */
const callsPerPage = 4
export const usualLimitsOf = ({ API_PER_PERSON, API_PER_ADDRESS, PAGES_PER_ADDRESS }: MiddlewareConfig) => ({
  person: { name: 'person', hits: API_PER_PERSON, seconds: minute },
  address: { name: 'address', hits: API_PER_ADDRESS, seconds: minute },
  pageCalls: { name: 'page-calls', hits: PAGES_PER_ADDRESS * callsPerPage, seconds: minute },
})
