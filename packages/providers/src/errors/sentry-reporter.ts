import { createHash } from 'node:crypto'
import type { SentryDsn } from './find-dsn.ts'
import type { ErrorReport, ErrorReporter } from './port.ts'
import { parseStackFrames } from './stack-frames.ts'

interface SentryNeeds {
  dsn: SentryDsn
  environment: string
  publicUrl: string
  /** Posts a text to a URL; resolves to whether it was accepted. */
  post(url: string, text: { type: string; content: string }, id: string): Promise<boolean>
  now?: () => Date
}

const agent = 'tessera/0.1'

/** Sends errors as Sentry envelopes: a header, then each item with its own header. */
export function sentryReporter({
  dsn,
  environment,
  publicUrl,
  post,
  now = () => new Date(),
}: SentryNeeds): ErrorReporter {
  const url = `${dsn.url}?sentry_version=7&sentry_client=${agent}&sentry_key=${encodeURIComponent(dsn.key)}`
  return {
    report(report) {
      const id = eventId(report)
      const event = JSON.stringify(eventOf(report, id, environment, publicUrl))
      const content = [
        JSON.stringify({ event_id: id, sent_at: now().toISOString() }),
        JSON.stringify({ type: 'event', content_type: 'application/json', length: Buffer.byteLength(event) }),
        event,
      ].join('\n')
      return post(url, { type: 'application/x-sentry-envelope', content: `${content}\n` }, id)
    },
  }
}

/** Equal for equal reports, so that the receiver drops duplicates. */
const eventId = ({ fingerprint, times }: ErrorReport): string =>
  createHash('sha256').update(`${fingerprint} ${times}`).digest('hex').slice(0, 32)

function eventOf(report: ErrorReport, id: string, environment: string, publicUrl: string): object {
  const { fingerprint, message, stack, path, reference, times, lastAt } = report
  const [, type = 'Error'] = /^(\w*(?:Error|Exception))\b/.exec(stack ?? '') ?? []
  const frames = parseStackFrames(stack)
  return {
    event_id: id,
    timestamp: lastAt.getTime() / 1000,
    platform: 'javascript',
    level: 'error',
    logger: 'browser',
    environment,
    transaction: path,
    fingerprint: [fingerprint],
    exception: { values: [{ type, value: message, ...(frames.length > 0 && { stacktrace: { frames } }) }] },
    request: { url: publicUrl + path },
    tags: { reference },
    extra: { times },
  }
}
