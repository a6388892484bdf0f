import type { Json } from './json.ts'

/**
 * A reply whose statement has been sent and not answered yet. What else belongs to the write leaves with it, the commit
 * too; should the statement fail, so does the commit.
 */
export class Soon {
  /** Of the object it shows. */
  readonly id: string
  readonly json: Promise<Json>

  constructor(id: string, json: Promise<Json>) {
    this.id = id
    this.json = json
    json.catch(() => {}) // the commit tells
  }
}
