import { AwsClient } from 'aws4fetch'
import { type BlobStore, BlobsUnavailable, checkBlobName } from './blob-store.ts'

export interface S3Options {
  /** Address of the bucket, such as `https://s3.example.com/bucket`. */
  bucket: string
  region: string
  keyId: string
  secret: string
  /** Seconds until a request without an answer fails. */
  timeout?: number
}

/** Stores blobs in a bucket of a service with Amazon's S3 interface. */
export function s3Blobs(options: S3Options): BlobStore {
  const send = createSender(options)
  return {
    get: async (name) => {
      const answer = await send('GET', addressOf(name))
      return answer ? Buffer.from(await answer.arrayBuffer().catch(throwUnavailable)) : undefined
    },
    put: async (name, bytes) => {
      await send('PUT', addressOf(name), bytes)
    },
    delete: async (name) => {
      await send('DELETE', addressOf(name))
    },
    list: (prefix) => listAll(send, prefix),
  }
}

function addressOf(name: string): string {
  checkBlobName(name)
  return `/${name}`
}

/** Undefined for a 404. */
type Send = (method: string, address: string, body?: Uint8Array) => Promise<Response | undefined>

function createSender({ bucket, region, keyId, secret, timeout = 10 }: S3Options): Send {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region })
  return async (method, address, body) => {
    const request = await client.sign(bucket + address, { method, ...(body && { body: Buffer.from(body) }) })
    const answer = await fetch(request, { signal: AbortSignal.timeout(timeout * 1000) }).catch(throwUnavailable)
    if (answer.ok) return answer
    const text = await answer.text().catch(throwUnavailable)
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1]
    // without the bucket every object would seem to be missing
    if (answer.status === 404 && code !== 'NoSuchBucket') return undefined
    throw new BlobsUnavailable(`The bucket answered ${answer.status} ${code ?? ''}`.trim())
  }
}

function throwUnavailable(error: unknown): never {
  throw new BlobsUnavailable('The bucket does not answer', { cause: error })
}

/** A page has at most a thousand names. */
async function listAll(send: Send, prefix: string): Promise<string[]> {
  const names: string[] = []
  let token: string | undefined
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) })
    const page = (await (await send('GET', `?${query}`))?.text().catch(throwUnavailable)) ?? ''
    names.push(...[...page.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name = '']) => name))
    token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]
  } while (token)
  return names.sort()
}
