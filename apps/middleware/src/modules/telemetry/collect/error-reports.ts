import { findDsn } from '@tessera/providers/errors/find-dsn'
import type { ErrorReporter } from '@tessera/providers/errors/port'
import { sentryReporter } from '@tessera/providers/errors/sentry-reporter'
import { ConfigurationError } from '@tessera/server/config'
import { createOutbound } from '@tessera/server/outbound/outbound'
import type { Logger } from 'pino'

interface Settings {
  SENTRY_DSN: string | undefined
  OUTBOUND_ALLOW: readonly string[]
  NODE_ENV: string
  PUBLIC_URL: string
}

/** Reports errors to Sentry if SENTRY_DSN is set. Browsers report only to us and never contact it. */
export function createErrorReports(settings: Settings, log: Logger): ErrorReporter | undefined {
  const { SENTRY_DSN, OUTBOUND_ALLOW, NODE_ENV, PUBLIC_URL } = settings
  if (!SENTRY_DSN) return undefined
  const dsn = findDsn(SENTRY_DSN)
  if (!dsn) throw new ConfigurationError('SENTRY_DSN must be an address such as https://key@errors.example/7.')
  const outbound = createOutbound({ allow: OUTBOUND_ALLOW, log })
  return sentryReporter({
    dsn,
    environment: NODE_ENV,
    publicUrl: PUBLIC_URL,
    post: async (url, text, eventID) => {
      const { ok, status } = await outbound.post({ url, text, eventID })
      // don't retry reports the receiver will never accept
      return ok || status === 400 || status === 413
    },
  })
}
