import type { JsonText } from './json-text.ts'

/**
 * A reply whose statement has been sent but not answered yet. The rest of the write and the commit are sent with it; if
 * the statement fails, so does the commit.
 */
export class DeferredReply {
  /** ID of the object in the reply. */
  readonly id: string
  readonly json: Promise<JsonText>
  /** A PUT created the object. */
  readonly isCreated: boolean
  /** The statement has written the event of the call too. */
  readonly isRecorded: boolean

  constructor(id: string, json: Promise<JsonText>, { isCreated = false, isRecorded = false } = {}) {
    this.id = id
    this.json = json
    this.isCreated = isCreated
    this.isRecorded = isRecorded
    json.catch(() => {}) // the commit reports the failure
  }
}
