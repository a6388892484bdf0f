/** Stores bytes under names such as `pictures/4/ab12.avif`. Bytes of a name are replaced whole. */
export interface BlobStore {
  /** Undefined if nothing has this name. */
  get(name: string): Promise<Buffer | undefined>
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Succeeds too if nothing has this name. */
  delete(name: string): Promise<void>
  /** All names that begin like this, sorted. */
  list(prefix: string): Promise<string[]>
}

/** The store does not answer or refuses. */
export class BlobsUnavailable extends Error {}

const namePattern = /^\w[\w.-]*(\/\w[\w.-]*)*$/

/** Names need no escaping in addresses and lead out of no folder. */
export function checkBlobName(name: string): void {
  if (!namePattern.test(name)) throw new Error(`${name} cannot be the name of a blob`)
}
