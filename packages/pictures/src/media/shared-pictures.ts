import { setTimeout as sleep } from 'node:timers/promises'

/** A store of bytes by name that several machines reach. */
export interface PictureStore {
  get(name: string): Promise<Buffer | undefined>
  put(name: string, bytes: Uint8Array): Promise<void>
  list(prefix: string): Promise<string[]>
}

/** Drawing takes about as long. */
const patienceMilliseconds = 2000
/** A store that failed is not asked for a while, so that visitors do not wait for it picture by picture. */
const restMilliseconds = 10_000

/** Pictures that any machine has made. A store that fails costs only the work of making a picture again. */
export class SharedPictures {
  readonly #store: PictureStore | undefined
  readonly #folder: string
  #restsUntil = 0

  constructor(store: PictureStore | undefined, version: string) {
    this.#store = store
    this.#folder = `pictures/${version}/`
  }

  /** Names of all stored pictures of a subject. */
  async list(key: string): Promise<string[]> {
    const names = await this.#try((store) => store.list(this.#folder + key))
    return (names ?? []).map((name) => name.slice(this.#folder.length))
  }

  get(name: string): Promise<Buffer | undefined> {
    return this.#try((store) => store.get(this.#folder + name))
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.#try((store) => store.put(this.#folder + name, bytes))
  }

  async #try<T>(work: (store: PictureStore) => Promise<T>): Promise<T | undefined> {
    if (!this.#store || Date.now() < this.#restsUntil) return undefined
    const late = new AbortController()
    try {
      return await Promise.race([work(this.#store), giveUp(late.signal)])
    } catch {
      this.#restsUntil = Date.now() + restMilliseconds
      return undefined
    } finally {
      late.abort()
    }
  }
}

async function giveUp(signal: AbortSignal): Promise<never> {
  await sleep(patienceMilliseconds, undefined, { signal, ref: false })
  throw new Error('The store of pictures does not answer')
}
