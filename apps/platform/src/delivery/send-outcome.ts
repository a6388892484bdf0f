import type { OutboundAnswer, OutboundFailure } from '@tessera/server/outbound/outbound-answer'

/** The result of one attempt to send a message. */
export interface SendOutcome {
  ok: boolean
  /** Of HTTP; null without an answer. */
  statusCode: number | null
  problem: string | null
  /** The beginning of the answer, for people. */
  answer: string | null
  /** The receiver does not answer at all, so its other messages wait too. */
  isReceiverDown: boolean
  /** Another attempt cannot help. */
  isFinal: boolean
}

const maxAnswer = 2000

const failures: Partial<Record<OutboundFailure, string>> = {
  timeout: 'The receiver did not answer in time.',
  connection: 'The receiver could not be reached.',
  unresolved: 'The host name of the receiver is unknown.',
  certificate: 'The certificate of the receiver is not trusted.',
  redirect: 'The receiver answered with a redirect, which is not followed.',
  'too-large': 'The answer of the receiver is too large.',
  'circuit-open': 'The receiver failed several times in a row and is given a pause.',
  'invalid-header': 'The name or the value of the custom header cannot be used.',
  'invalid-url': 'The address of the receiver cannot be used.',
  'refused-scheme': 'The address of the receiver must start with https.',
  'refused-port': 'The address of the receiver must use port 443 or 8443.',
  'refused-credentials': 'The address of the receiver must not hold a user name or a password.',
  'refused-address': 'The address of the receiver is not public.',
}

const isDown: ReadonlySet<OutboundFailure | undefined> = new Set([
  'timeout',
  'connection',
  'unresolved',
  'certificate',
  'circuit-open',
])

export function outcomeOf({ ok, status, body, error }: OutboundAnswer): SendOutcome {
  const problem = error ? (failures[error] ?? error) : `The receiver answered with ${status}.`
  return {
    ok,
    statusCode: status || null,
    problem: ok ? null : problem,
    answer: body === null ? null : (typeof body === 'string' ? body : JSON.stringify(body)).slice(0, maxAnswer),
    isReceiverDown: status === 0 && isDown.has(error),
    isFinal: false,
  }
}

export const failFinally = (problem: string): SendOutcome => ({
  ok: false,
  statusCode: null,
  problem,
  answer: null,
  isReceiverDown: false,
  isFinal: true,
})

export const delivered: SendOutcome = {
  ok: true,
  statusCode: null,
  problem: null,
  answer: null,
  isReceiverDown: false,
  isFinal: false,
}

/** A failure after which the message is tried again. */
export const failForNow = (problem: string, { isReceiverDown }: { isReceiverDown: boolean }): SendOutcome => ({
  ...failFinally(problem),
  isReceiverDown,
  isFinal: false,
})
