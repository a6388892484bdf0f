/** A reply that carries its own status, for refusals that must not undo what the request has written. */
export class Answer {
  readonly status: number
  readonly body: object
  readonly headers: Record<string, string>

  constructor(status: number, body: object, headers: Record<string, string> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}
