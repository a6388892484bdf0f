interface TextInit {
  status: number
  statusText?: string
  headers?: [string, string][]
}

/**
 * Returns text that is already in memory without a stream, which would be half the cost of an in-process call. Its
 * headers are checked and stored when they are first read, which few callers do.
 */
export class TextResponse extends Response {
  readonly #text: string
  readonly #headerLines: [string, string][]
  #headers: Headers | undefined

  constructor(text: string, { headers = [], ...init }: TextInit) {
    super(null, init)
    this.#text = text
    this.#headerLines = headers
  }

  override get headers(): Headers {
    this.#headers ??= new Headers(this.#headerLines)
    return this.#headers
  }

  override readonly text = async (): Promise<string> => this.#text
  override readonly json = async (): Promise<unknown> => JSON.parse(this.#text)
}
