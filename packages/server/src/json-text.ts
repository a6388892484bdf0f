/** JSON text written by PostgreSQL; it is sent unchanged. */
export class JsonText {
  readonly text: string
  /** Of the object it shows, where it shows one. */
  readonly id: string | undefined

  constructor(text: string, id?: string) {
    this.text = text
    this.id = id
  }
}
