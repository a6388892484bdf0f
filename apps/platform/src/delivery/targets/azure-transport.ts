import type { HttpClient } from '@azure/core-rest-pipeline'
import type { StoragePipelineOptions } from '@azure/storage-blob'
import type { Outbound } from '@tessera/server/outbound/outbound'
import { failedAnswer, type OutboundFailure } from '@tessera/server/outbound/outbound-answer'
import { failForNow, outcomeOf, type SendOutcome } from '../send-outcome.ts'

/** The guard refused the address, or nothing answered. */
class TransportFailed extends Error {
  readonly failure: OutboundFailure

  constructor(failure: OutboundFailure) {
    super(failure)
    this.failure = failure
  }
}

/** Carries a call of an Azure client through the outbound guard. */
async function carry(outbound: Outbound, call: { method: string; url: string; headers: HeaderValues; body: unknown }) {
  const payload = payloadOf(call.body)
  const headers = { ...call.headers, 'Content-Length': String(payload.length) }
  const answer = await outbound.exchange({ method: call.method, url: call.url, headers, payload })
  if (answer.error) throw new TransportFailed(answer.error)
  return answer
}

type HeaderValues = Record<string, string>

function payloadOf(body: unknown): Buffer {
  if (body === undefined || body === null) return Buffer.alloc(0)
  if (typeof body === 'string') return Buffer.from(body)
  if (body instanceof Uint8Array) return Buffer.from(body)
  throw new TypeError('Only texts are sent.')
}

export async function createTableTransport(outbound: Outbound): Promise<HttpClient> {
  const { createHttpHeaders } = await import('@azure/core-rest-pipeline')
  return {
    async sendRequest(request) {
      const { method, url, headers, body } = request
      const answer = await carry(outbound, { method, url, headers: headers.toJSON({ preserveCase: true }), body })
      const received = createHttpHeaders({ ...answer.headers })
      return { request, status: answer.status, headers: received, bodyAsText: answer.payload.toString() }
    },
  }
}

type BlobTransport = NonNullable<StoragePipelineOptions['httpClient']>

/** The client of blobs has an older form of requests and headers. */
export const createBlobTransport = (outbound: Outbound): BlobTransport => ({
  async sendRequest(request) {
    const { method, url, headers, body } = request
    const answer = await carry(outbound, { method, url, headers: headers.toJson({ preserveCase: true }), body })
    const received = headers.clone()
    for (const name of received.headerNames()) received.remove(name)
    for (const [name, value] of Object.entries(answer.headers)) received.set(name, value)
    return { request, status: answer.status, headers: received, bodyAsText: answer.payload.toString() }
  },
})

interface AzureError extends Error {
  statusCode?: number
  code?: string
  details?: { errorCode?: string; odataError?: { code?: string } }
}

/** The vendor's code of an error, such as `ContainerNotFound`. */
export const azureCodeOf = (error: unknown): string | undefined => {
  const { code, details } = error as AzureError
  return details?.odataError?.code ?? details?.errorCode ?? code
}

export function outcomeOfAzure(error: unknown): SendOutcome {
  if (error instanceof TransportFailed) return outcomeOf(failedAnswer(error.failure))
  const { statusCode, message } = error as AzureError
  if (!statusCode) return failForNow(message.slice(0, 300), { isReceiverDown: false })
  const problem = `Azure answered with ${statusCode} (${azureCodeOf(error) ?? 'no code'}).`
  return { ...failForNow(problem, { isReceiverDown: false }), statusCode, answer: message.slice(0, 2000) }
}
