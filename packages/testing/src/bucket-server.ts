import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { freePort } from './shop-process.ts'

const keyId = 'test-key'
const secret = 'test/secret+1'
const bucket = 'tessera'
const namesPerPage = 2

/** A bucket in memory with Amazon's interface, which checks signatures as Amazon describes it. */
export class BucketServer {
  readonly blobs = new Map<string, Buffer>()
  /** Name → times it was stored. */
  readonly puts = new Map<string, number>()
  readonly port: number
  #server: Server | undefined

  private constructor(port: number) {
    this.port = port
  }

  static async start(): Promise<BucketServer> {
    const server = new BucketServer(await freePort())
    await server.up()
    return server
  }

  /** For `BLOBS_URL`. */
  get url(): string {
    return `http://${keyId}:${encodeURIComponent(secret)}@127.0.0.1:${this.port}/${bucket}`
  }

  async up(): Promise<void> {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
    })
    this.#server.listen(this.port, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  /** Nothing answers any more; the blobs stay. */
  async down(): Promise<void> {
    this.#server?.close()
    this.#server?.closeAllConnections()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const url = new URL(request.url ?? '/', 'http://bucket')
    if (!isSigned(request, url)) return refuse(response, 403, 'SignatureDoesNotMatch')
    const [, place, ...parts] = url.pathname.split('/')
    if (place !== bucket) return refuse(response, 404, 'NoSuchBucket')
    const name = parts.join('/')
    if (!name) return void response.end(this.#list(url.searchParams))
    if (request.method === 'PUT') this.#put(name, body)
    if (request.method === 'DELETE') this.blobs.delete(name)
    if (request.method !== 'GET') return void response.writeHead(request.method === 'PUT' ? 200 : 204).end()
    const blob = this.blobs.get(name)
    if (!blob) return refuse(response, 404, 'NoSuchKey')
    response.end(blob)
  }

  #put(name: string, body: Buffer): void {
    this.blobs.set(name, body)
    this.puts.set(name, (this.puts.get(name) ?? 0) + 1)
  }

  #list(query: URLSearchParams): string {
    const from = Number(query.get('continuation-token') ?? 0)
    const names = [...this.blobs.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '')).sort()
    const keys = names.slice(from, from + namesPerPage).map((name) => `<Contents><Key>${name}</Key></Contents>`)
    const next = from + namesPerPage
    const token = next < names.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    return `<ListBucketResult>${keys.join('')}${token}</ListBucketResult>`
  }
}

const refuse = (response: ServerResponse, status: number, code: string): void =>
  void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const authorization = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/

function isSigned({ method, headers }: IncomingMessage, url: URL): boolean {
  const [, credential = '', names = '', signature] = authorization.exec(headers.authorization ?? '') ?? []
  const [id, ...scope] = credential.split('/')
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort()
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const payload = headers['x-amz-content-sha256']
  const canonical = [method, url.pathname, query.join('&'), lines.join(''), names, payload].join('\n')
  const hash = createHash('sha256').update(canonical).digest('hex')
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`)
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), hash].join('\n')
  return id === keyId && hmac(key, text).toString('hex') === signature
}
