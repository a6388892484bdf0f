import { type Environment, hosts, maybeText, oneOf, readConfig, text, url, whole } from '@tessera/server/config'

/** Every variable the middleware reads beside those it shares with the platform. */
export function readMiddlewareConfig(environment: Environment) {
  const values = readConfig(
    {
      NODE_ENV: oneOf(['production', 'development', 'test'], 'development'),
      HOST: text(''),
      PORT: whole(3000, 0, 65_535),
      PUBLIC_URL: url(''),
      PLATFORM_URL: url(''),
      DATABASE_URL: maybeText(),
      DATABASE_CONNECTIONS: whole(16, 2, 500),
      /** Seconds until a request that waits for the database is answered with 503. */
      DATABASE_TIMEOUT: whole(8, 1, 600),
      TRUST_PROXY_HOPS: whole(0, 0, 10),
      CONNECTIONS_PER_ADDRESS: whole(256, 1),
      LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'default'], 'default'),
      /** Where figures are read when it runs apart; beside the platform they are with its own. */
      METRICS_PORT: whole(0, 0, 65_535),
      METRICS_TOKEN: maybeText(),
      /** Opens `/mailbox` and `/observed` in production, to this machine without a proxy; `off` closes them anywhere. */
      LOCAL_TOOLS: oneOf(['on', 'off', 'default'], 'default'),
      TESSERA_DATA: text('data'),
      /** What a new shop is filled with on its first start. */
      TESSERA_RANGE: oneOf(['none', 'demo', 'full'], 'demo'),
      TESSERA_SELLER_CLIENT_ID: text('7E55E2A0-0000-4000-8000-00000000000A'),
      TESSERA_SELLER_CLIENT_SECRET: text('tessera-local-seller-secret'),
      TESSERA_STOREFRONT_CLIENT_ID: text('7E55E2A0-0000-4000-8000-00000000000B'),
      /** How many of the best products have their pictures drawn before anybody asks. */
      PICTURES_AHEAD: whole(200, 0),
      SMTP_URL: maybeText(),
      MAIL_FROM: maybeText(),
      /** How much a browser has to work before a form is taken; 1,000 is about a second. */
      CAPTCHA_WORK: whole(1000, 1, 100_000),
      /** RELIABILITY 6.1 and 6.2: sign-ins by address, and who may open a sealed password. */
      QUERY_SIGN_IN: oneOf(['on', 'off'], 'on'),
      ENVELOPE_OPEN: oneOf(['session', 'confidential', 'default'], 'default'),
      /** How many of a hundred visits are recorded, of those who agreed to be measured. */
      RECORDING_PERCENT: whole(100, 0, 100),
      /** Where errors of pages go beside our own list, as Sentry and those that understand it give it out. */
      SENTRY_DSN: maybeText(),
      OUTBOUND_ALLOW: hosts(),
      API_PER_PERSON: whole(600, 1),
      API_PER_ADDRESS: whole(120, 1),
      PAGES_PER_ADDRESS: whole(300, 1),
      /** Seconds that a page waits for an answer of the middleware; pages beside it read it here. */
      PAGE_TIMEOUT: whole(5, 1, 600),
    },
    environment,
  )
  const isProduction = values.NODE_ENV === 'production'
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

export type MiddlewareConfig = ReturnType<typeof readMiddlewareConfig>

const minute = 60
export const pageLimitOf = ({ PAGES_PER_ADDRESS }: MiddlewareConfig) => ({
  name: 'pages',
  hits: PAGES_PER_ADDRESS,
  seconds: minute,
})

/** Forms, and what scripts of a page ask for after it was drawn. */
const callsPerPage = 4
export const usualLimitsOf = ({ API_PER_PERSON, API_PER_ADDRESS, PAGES_PER_ADDRESS }: MiddlewareConfig) => ({
  person: { name: 'person', hits: API_PER_PERSON, seconds: minute },
  address: { name: 'address', hits: API_PER_ADDRESS, seconds: minute },
  pageCalls: { name: 'page-calls', hits: PAGES_PER_ADDRESS * callsPerPage, seconds: minute },
})
