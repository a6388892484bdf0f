/** Becomes an error reply and rolls the transaction back. */
export class RefusalError extends Error {
  readonly status: number
  readonly code: string
  readonly more: object

  constructor(status: number, code: string, message: string, more: object = {}) {
    super(message)
    this.status = status
    this.code = code
    this.more = more
  }
}

export function refuse(status: number, code: string, message: string, more?: object): never {
  throw new RefusalError(status, code, message, more)
}
