import { localCredentials } from '@tessera/platform/config'
import { maybeText, maybeWhole, oneOf, text, url, whole } from '@tessera/server/config'
import { tracingSettings } from '@tessera/server/tracing/tracing-settings'

/** Variables of parts that have pages and no tables. */
const pageSettings = {
  NODE_ENV: oneOf(['production', 'development', 'test'], 'development'),
  HOST: text(''),
  PORT: whole(3000, 0, 65_535),
  PUBLIC_URL: url(''),
  MIDDLEWARE_URL: url(''),
  TRUST_PROXY_HOPS: whole(0, 0, 10),
  CONNECTIONS_PER_ADDRESS: whole(256, 1),
  DRAIN_SECONDS: maybeWhole(0, 300),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'warn'),
  BLOBS_URL: url(''),
  TESSERA_DATA: text('data'),
  PAGE_TIMEOUT: whole(5, 1, 600),
  ...tracingSettings,
  METRICS_PORT: whole(0, 0, 65_535),
  METRICS_TOKEN: maybeText(),
}

export const storefrontSettings = {
  ...pageSettings,
  RECORDING_PERCENT: whole(100, 0, 100),
  /** A cache for all visitors in front of the shop. The middleware tells it of changes. */
  EDGE: oneOf(['none', 'varnish'], 'none'),
}

export const consoleSettings = {
  ...pageSettings,
  PLATFORM_URL: url(''),
  TESSERA_CONSOLE_CLIENT_ID: text(localCredentials.TESSERA_CONSOLE_CLIENT_ID),
}
