/** Opens pages and every hashed file that they name, as browsers do, and asks again for the files of earlier pages. */
export class FileReader {
  requests = 0
  readonly failures: string[] = []
  readonly #addresses: readonly string[]
  readonly #base: string
  readonly #files = new Set<string>()
  #isOpen = true
  readonly #reading: Promise<void>

  constructor(base: string, addresses: readonly string[]) {
    this.#base = base
    this.#addresses = addresses
    this.#reading = this.#readAll()
  }

  /** Files that any page has named so far. */
  get files(): number {
    return this.#files.size
  }

  async stop(): Promise<void> {
    this.#isOpen = false
    await this.#reading
  }

  async #readAll(): Promise<void> {
    for (let at = 0; this.#isOpen; at++) {
      const page = await this.#get(this.#addresses[at % this.#addresses.length] ?? '')
      for (const [file] of page.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)) this.#files.add(file)
      for (const file of this.#files) if (this.#isOpen) await this.#get(this.#base + file)
    }
  }

  async #get(address: string): Promise<string> {
    this.requests += 1
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) })
      const text = await answer.text()
      if (!answer.ok) this.failures.push(`${new Date().toISOString()} ${answer.status} ${address}`)
      return text
    } catch (error) {
      this.failures.push(`${new Date().toISOString()} ${error} ${address}`)
      return ''
    }
  }
}
