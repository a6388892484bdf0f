import { EventEmitter } from 'node:events'
import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'

interface InternalCall {
  method: string
  /** Path and query. */
  url: string
  /** Under names in lower case. */
  headers: Record<string, string>
  body?: string | Buffer | undefined
  remoteAddress: string
}

/** A request without a socket, as Fastify reads it. */
export class InternalRequest extends Readable {
  readonly method: string
  url: string
  readonly headers: Record<string, string>
  readonly rawHeaders: readonly string[] = []
  readonly socket: { remoteAddress: string }
  readonly httpVersion = '1.1'
  readonly httpVersionMajor = 1
  readonly httpVersionMinor = 1
  readonly complete = true
  readonly aborted = false
  readonly #body: string | Buffer | undefined

  constructor({ method, url, headers, body, remoteAddress }: InternalCall) {
    super({ autoDestroy: false })
    this.method = method
    this.url = url
    this.headers = headers
    this.socket = { remoteAddress }
    this.#body = body
  }

  override _read(): void {
    if (this.#body) this.push(this.#body)
    this.push(null)
  }
}

/**
 * Holds a reply as Fastify writes it: its headers never become text, and neither does a text become bytes. It is not one
 * of Node's streams: those assign a function to a field that refers back to them, which quick collections of V8 13.6 do
 * not free, so that each reply, 25 to 47 kB for a page, waited for a collection of the whole heap (0176).
 */
export class InternalResponse extends EventEmitter {
  statusCode = 200
  statusMessage = ''
  headersSent = false
  writableEnded = false
  writableFinished = false
  destroyed = false
  readonly #headers = new Map<string, OutgoingHttpHeader>()
  readonly #pieces: (string | Buffer)[] = []

  setHeader(name: string, value: OutgoingHttpHeader): this {
    this.#headers.set(name.toLowerCase(), value)
    return this
  }

  getHeader(name: string): OutgoingHttpHeader | undefined {
    return this.#headers.get(name.toLowerCase())
  }

  hasHeader(name: string): boolean {
    return this.#headers.has(name.toLowerCase())
  }

  removeHeader(name: string): void {
    this.#headers.delete(name.toLowerCase())
  }

  getHeaderNames(): string[] {
    return [...this.#headers.keys()]
  }

  getHeaders(): OutgoingHttpHeaders {
    return Object.fromEntries(this.#headers)
  }

  writeHead(statusCode: number, headers: OutgoingHttpHeaders = {}): this {
    this.statusCode = statusCode
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value)
    this.headersSent = true
    return this
  }

  flushHeaders(): void {
    this.headersSent = true
  }

  write(piece: string | Buffer): boolean {
    this.headersSent = true
    this.#pieces.push(piece)
    return true
  }

  end(piece?: string | Buffer | null): this {
    if (this.writableEnded || this.destroyed) return this
    if (piece) this.write(piece)
    this.headersSent = true
    this.writableEnded = true
    process.nextTick(finishResponse, this)
    return this
  }

  destroy(error?: Error): this {
    if (this.destroyed) return this
    this.destroyed = true
    process.nextTick(closeResponse, this, error)
    return this
  }

  get text(): string {
    const [first = ''] = this.#pieces
    return this.#pieces.length <= 1 && typeof first === 'string' ? first : this.bytes.toString()
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
  }

  /** Each cookie needs its own line. */
  get headerLines(): [string, string][] {
    return [...this.#headers].flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
    )
  }
}

function finishResponse(response: InternalResponse): void {
  if (response.destroyed) return
  response.writableFinished = true
  response.emit('finish')
  response.destroy()
}

function closeResponse(response: InternalResponse, error: Error | undefined): void {
  if (error) response.emit('error', error)
  response.emit('close')
}
