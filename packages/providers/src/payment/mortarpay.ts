import { hashReference, readRequestId } from './mortarpay/card-request.ts'
import { eventHeader, isGenuine, signatureHeader, timestampHeader } from './mortarpay/sign-notice.ts'
import {
  type CallBreaker,
  createMortarPayCaller,
  type FetchFunction,
  type ObserveCall,
  type ProviderReply,
} from './mortarpay-caller.ts'
import type {
  AuthorizationRequest,
  AuthorizationResult,
  CardEntry,
  CardRequest,
  DeclineReason,
  NotFoundResult,
  NoticeHeaders,
  PaymentNotice,
  PaymentPort,
  ProviderFailure,
  ProviderPayment,
  RefusedResult,
  TokenizedCard,
} from './port.ts'

export interface MortarPayAddress {
  /** Base URL without `/mortarpay/v1`. */
  url: string
  secret: string
  fetch?: FetchFunction
  createBreaker: (coolDownMilliseconds: number) => CallBreaker
  timeoutMilliseconds?: number
  /** Receives the outcome of each call, for metrics. */
  observe?: ObserveCall | undefined
}

const coolDownMilliseconds = 10_000

/** MortarPay over HTTP. */
export function mortarPay(address: MortarPayAddress): PaymentPort {
  const { url, secret, fetch, createBreaker, timeoutMilliseconds, observe } = address
  const call = createMortarPayCaller({
    url,
    secret,
    fetch,
    timeoutMilliseconds,
    breaker: createBreaker(coolDownMilliseconds),
    observe,
  })
  const settle = async (paymentId: string, what: string, idempotencyKey: string, body: object) => {
    const answer = await call('POST', `/payments/${encodeURIComponent(paymentId)}/${what}`, { body, idempotencyKey })
    if (answer.outcome !== 'answered') return answer
    return isSuccess(answer)
      ? ({ outcome: 'done', payment: answer.body as ProviderPayment } as const)
      : refusalOf(answer)
  }
  return {
    openRequest: async (reference) => {
      const answer = await call('POST', '/requests', { body: { reference } })
      if (answer.outcome !== 'answered') return answer
      if (!isSuccess(answer)) return { outcome: 'unavailable' }
      const opened = answer.body as Omit<CardRequest, 'outcome' | 'tokenizeUrl'>
      return { outcome: 'opened', ...opened, tokenizeUrl: '/mortarpay/v1/tokens' }
    },
    readRequest: (requestId, reference) => {
      const facts = readRequestId(secret, requestId)
      return facts?.referenceHash === hashReference(reference) ? { expiresAt: facts.expiresAt } : undefined
    },
    findEntry: async (requestId) => foundAs('entry', await call('GET', `/requests/${encodeURIComponent(requestId)}`)),
    tokenDetails: async (token) => foundAs('card', await call('GET', `/tokens/${encodeURIComponent(token)}`)),
    forgetToken: async (token) => {
      const answer = await call('DELETE', `/tokens/${encodeURIComponent(token)}`)
      if (answer.outcome !== 'answered') return answer
      return isSuccess(answer) ? { outcome: 'done' } : notFoundOrUnknown(answer)
    },
    authorize: async ({ idempotencyKey, ...body }: AuthorizationRequest) =>
      authorizationOf(await call('POST', '/payments', { body, idempotencyKey })),
    capture: ({ paymentId, amountCents, idempotencyKey }) =>
      settle(paymentId, 'captures', idempotencyKey, { amountCents }),
    void: ({ paymentId, idempotencyKey }) => settle(paymentId, 'voids', idempotencyKey, {}),
    refund: ({ paymentId, amountCents, idempotencyKey }) =>
      settle(paymentId, 'refunds', idempotencyKey, { amountCents }),
    find: async (by) => {
      const path =
        'paymentId' in by
          ? `/payments/${encodeURIComponent(by.paymentId)}`
          : `/payments?${new URLSearchParams({ idempotencyKey: by.idempotencyKey })}`
      const answer = await call('GET', path)
      if (answer.outcome !== 'answered') return answer
      return isSuccess(answer)
        ? { outcome: 'found', payment: answer.body as ProviderPayment }
        : notFoundOrUnknown(answer)
    },
    readNotice: (raw, headers, now) => readNotice(secret, raw, headers, now),
  }
}

const isSuccess = ({ status }: ProviderReply): boolean => status >= 200 && status < 300

/** Only a 404 proves that the payment does not exist. */
const notFoundOrUnknown = ({ status }: ProviderReply): NotFoundResult | ProviderFailure => ({
  outcome: status === 404 ? 'none' : 'unknown',
})

interface FoundBodies {
  entry: CardEntry
  card: TokenizedCard
}

/** The reply under its name. */
function foundAs<K extends keyof FoundBodies>(name: K, answer: ProviderReply | ProviderFailure) {
  if (answer.outcome !== 'answered') return answer
  if (!isSuccess(answer)) return notFoundOrUnknown(answer)
  return { outcome: 'found', [name]: answer.body } as { outcome: 'found' } & Pick<FoundBodies, K>
}

interface ErrorBody {
  error?: { code?: string; payment?: ProviderPayment }
}

function refusalOf({ body }: ProviderReply): RefusedResult {
  const { code = 'unknown', payment } = (body as ErrorBody).error ?? {}
  return { outcome: 'refused', code, payment }
}

function authorizationOf(
  answer: ProviderReply | ProviderFailure,
): AuthorizationResult | RefusedResult | ProviderFailure {
  if (answer.outcome !== 'answered') return answer
  if (answer.status === 402 && 'error' in answer.body)
    return { outcome: 'declined', payment: undefined, reason: 'token-unknown' }
  if (!isSuccess(answer) && answer.status !== 402) return refusalOf(answer)
  const payment = answer.body as ProviderPayment
  const { status, nextUrl, reason } = payment
  if (status === 'declined') return { outcome: 'declined', payment, reason: reason ?? ('declined' as DeclineReason) }
  if (status === 'challenge' || status === 'pending') return { outcome: status, payment, url: nextUrl ?? '' }
  return { outcome: 'approved', payment }
}

function readNotice(secret: string, raw: Uint8Array, headers: NoticeHeaders, now: Date): PaymentNotice | undefined {
  const [timestamp, eventId, signature] = [timestampHeader, eventHeader, signatureHeader].map((name) =>
    String(headers[name] ?? ''),
  )
  if (!timestamp || !eventId || !signature) return undefined
  if (!isGenuine(secret, { timestamp, eventId, signature }, raw, now)) return undefined
  const { payment } = JSON.parse(Buffer.from(raw).toString('utf8')) as { payment: ProviderPayment }
  const { id: paymentId, idempotencyKey, status, capturedCents, refundedCents } = payment
  return { eventId, paymentId, idempotencyKey, status, capturedCents, refundedCents }
}
