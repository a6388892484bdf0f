/** A reply that carries its own status, for refusals that must not undo what the request has written. */
export class Answer {
  readonly status: number
  readonly body: object
  readonly headers: Record<string, string>

  /** Its code, where it is a refusal: for log and figures. */
  readonly refusal: string | undefined

  constructor(status: number, body: object, headers: Record<string, string> = {}, refusal?: string) {
    this.status = status
    this.body = body
    this.headers = headers
    this.refusal = refusal
  }
}
