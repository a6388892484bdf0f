/** A reply with a status of its own, for refusals that must not roll back what the request has written. */
export class StatusReply {
  readonly status: number
  readonly body: object
  readonly headers: Record<string, string>

  /** The error code of a refusal, for logs and metrics. */
  readonly refusal: string | undefined

  constructor(status: number, body: object, headers: Record<string, string> = {}, refusal?: string) {
    this.status = status
    this.body = body
    this.headers = headers
    this.refusal = refusal
  }
}
